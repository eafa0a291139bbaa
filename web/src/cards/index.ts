// What other parts of the client use to show cards.
export { CardButton, type CardButtonProps } from "./CardButton";
export {
  CardBack,
  type CardBackProps,
  CardFace,
  type CardFaceProps,
  type CardSize,
  cardSaid,
  HouseMark,
} from "./CardFace";
export { CardText, Explained } from "./CardText";
export { addressOf, FAMILIES, type Family, familyOf } from "./families";
export {
  type Inspect,
  InspectDialog,
  type InspectDialogProps,
  InspectProvider,
  useInspect,
} from "./Inspect";
export { type Motif, motifsOf } from "./motifs";
export { MotifMark, Picture } from "./Picture";
export { TypeMark, type TypeMarkProps } from "./TypeMark";
