// Small pieces of a page. Whatever comes from outside is text, never markup.

/** An element: `el("button", { class: "big", onclick }, "Play")`. */
export function el(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (name === "value") made.value = value;
    else made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return made;
}

/** A button that is out of order while what it does is under way. */
export function button(text, action, properties = {}) {
  const made = el("button", { type: "button", ...properties }, text);
  made.addEventListener("click", async () => {
    made.disabled = true;
    try {
      await action();
    } finally {
      made.disabled = false;
    }
  });
  return made;
}

/** A part of the page with a heading. */
export function part(title, properties, ...children) {
  const id = `h-${title.toLowerCase().replace(/[^a-z]+/g, "-")}`;
  return el("section", { "aria-labelledby": id, ...properties }, el("h2", { id }, title), ...children);
}

/** A labelled list to choose from: options are `[value, text]`, or `{ label, options }`. */
export function choice(label, id, options, onchange) {
  const one = ([value, text]) => el("option", { value: String(value) }, text);
  const all = options.map((each) =>
    Array.isArray(each) ? one(each) : el("optgroup", { label: each.label }, each.options.map(one)),
  );
  return el("label", { for: id }, el("span", {}, label), el("select", { id, onchange }, all));
}

const dialog = document.getElementById("dialog");
dialog.addEventListener("click", (event) => event.target === dialog && dialog.close("no"));

/** Show something over the page; what it was closed with. Buttons are `[value, text]`. */
export function show(title, content, buttons = [["ok", "Close"]]) {
  const form = el(
    "form",
    { method: "dialog" },
    el("h2", { id: "dialog-title" }, title),
    content,
    el("p", { class: "row" }, buttons.map(([value, text]) => el("button", { value }, text))),
  );
  dialog.replaceChildren(form);
  dialog.returnValue = "no";
  if (!dialog.open) dialog.showModal();
  return new Promise((done) =>
    dialog.addEventListener("close", () => done(dialog.returnValue), { once: true }),
  );
}

/** 65000 → "1:05". */
export function time(milliseconds) {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  if (seconds >= 7200) return `${Math.floor(seconds / 3600)} h`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** "A", "A and B", "A, B and C". */
export function listed(names) {
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
