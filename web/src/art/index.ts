// What other parts of the client use to show pictures. The gallery itself is not among it: it comes on demand.

export { CardArt, type CardArtProps, Portrait, type PortraitProps } from "./Art";
export { type DrawnAhead, drawAhead } from "./ahead";
export { loadGallery } from "./load";
export type { Mood } from "./moods";
export { DrawWhenNear } from "./near";
export type { Crop, Depth, Look } from "./portrait";
export type { Facing } from "./row";
export { isFigure, pictureId } from "./subject";
