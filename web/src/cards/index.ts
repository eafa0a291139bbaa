// What other parts of the client use to show cards.

export { type Motif, motifsOf } from "../art/motifs";
export { CardButton, type CardButtonProps } from "./CardButton";
export {
  CardBack,
  type CardBackProps,
  CardFace,
  type CardFaceProps,
  CardMini,
  CardPortrait,
  type CardSize,
  cardSaid,
  HouseMark,
} from "./CardFace";
export { CardText } from "./CardText";
export { addressOf, FAMILIES, type Family, familyOf } from "./families";
export { type Doings, InspectDialog, type InspectDialogProps } from "./Inspect";
export { type Inspect, InspectProvider, useInspect } from "./inspecting";
export { MotifMark, Picture } from "./Picture";
export { TypeMark, type TypeMarkProps } from "./TypeMark";
