// Pictures that will be wanted are drawn and decoded while the page is idle.
import type { CardEntry } from "../base/wire/queries";
import { drawCard } from "./Art";
import { galleryNow, loadGallery } from "./load";
import type { Look } from "./portrait";

export interface DrawnAhead {
  card: CardEntry;
  look: Look;
}

const idle: (work: () => void) => void =
  globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work));

/** Draw pictures one by one, each when the page is idle; they are kept until what it returns is called. */
export function drawAhead(wanted: readonly DrawnAhead[]): () => void {
  let off = false;
  const images: HTMLImageElement[] = [];
  const next = () => {
    const gallery = galleryNow();
    const one = wanted[images.length];
    if (off || !gallery || !one) return;
    const image = new Image();
    image.src = drawCard(gallery, one.card, one.look);
    images.push(image);
    void image.decode().then(undefined, () => undefined); // it is decoded when it is shown
    idle(next);
  };
  void loadGallery().then(() => idle(next));
  return () => {
    off = true;
    images.length = 0;
  };
}
