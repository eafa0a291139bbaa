// Links within a page. On a plain file server the address after # names the page itself, so such a
// link must not go there.
import type { MouseEvent } from "react";
import { alone } from "../base/local/runtime";

/** Go to the part of this page that a link names, and leave the address as it is. */
function jump(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const part = document.getElementById(event.currentTarget.hash.slice(1));
  if (!part) return;
  if (!part.hasAttribute("tabindex")) {
    part.tabIndex = -1;
    part.addEventListener("blur", () => part.removeAttribute("tabindex"), { once: true });
  }
  part.focus();
  part.scrollIntoView();
}

/** What a link needs to lead to a part of its page: `<a {...within("main")}>`. */
export const within = (part: string) => ({ href: `#${part}`, ...(alone ? { onClick: jump } : {}) });
