// The bar that asks to load the page again, because the server speaks a newer version than it.
import "./outdated.css";

/**
 * Show it, once, with what it says and its button. Nothing is lost by a reload: the server has every
 * game, and the address names it.
 */
export function show(text: string, label: string): void {
  if (document.querySelector(".outdated")) return;
  const bar = document.createElement("div");
  bar.className = "outdated";
  bar.setAttribute("role", "alert");
  const reload = document.createElement("button");
  reload.type = "button";
  reload.className = "button first";
  reload.textContent = label;
  reload.onclick = () => location.reload();
  bar.append(text, reload);
  document.body.append(bar);
}
