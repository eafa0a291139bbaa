// The bar that asks to load the page again, because the server speaks a newer version than it.
import "./outdated.css";

/** The player has closed it. */
let dismissed = false;

/**
 * Show it, once, with what it says, its button, and a way to close it. Nothing is lost by a reload:
 * the server has every game, and the address names it.
 */
export function show(text: string, label: string, close: string): void {
  if (dismissed || document.querySelector(".outdated")) return;
  const bar = document.createElement("div");
  bar.className = "outdated";
  bar.setAttribute("role", "alert");
  const reload = document.createElement("button");
  reload.type = "button";
  reload.className = "button first";
  reload.textContent = label;
  reload.onclick = () => location.reload();
  const away = document.createElement("button");
  away.type = "button";
  away.className = "outdated-close";
  away.setAttribute("aria-label", close);
  away.textContent = "×";
  away.onclick = () => {
    dismissed = true;
    bar.remove();
  };
  bar.append(text, reload, away);
  document.body.append(bar);
}
