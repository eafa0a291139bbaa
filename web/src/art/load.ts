// The gallery comes when the first picture is wanted, in a chunk of its own.
import { useSyncExternalStore } from "react";

type Gallery = typeof import("./gallery");

let gallery: Gallery | null = null;
let coming: Promise<void> | null = null;
const waiting = new Set<() => void>();

/** Load the gallery; a failed load is tried again when the next picture is wanted. */
export function loadGallery(): Promise<void> {
  coming ??= import("./gallery").then(
    (loaded) => {
      gallery = loaded;
      for (const notify of waiting) notify();
    },
    () => {
      coming = null;
    },
  );
  return coming;
}

function subscribe(notify: () => void): () => void {
  waiting.add(notify);
  void loadGallery();
  return () => waiting.delete(notify);
}

/** The gallery, once it is there. */
export const useGallery = (): Gallery | null => useSyncExternalStore(subscribe, () => gallery);

/** Return the gallery if it is there. */
export const galleryNow = (): Gallery | null => gallery;
