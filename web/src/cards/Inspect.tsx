// Looking at a card: it opens at the side (on a phone from below) and leaves the page in view.
import { Button, Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import type { CardEntry } from "../base/wire/queries";
import { useWords } from "../base/words/say";
import { CardFace } from "./CardFace";
import { addressOf } from "./families";

/** What can be done with the card that is looked at, or why nothing can. */
export interface Doings {
  actions: readonly { label: string; run(): void }[];
  note?: string;
}

export interface InspectDialogProps {
  /** The card looked at; null while the dialog is closed. */
  card: CardEntry | null;
  among?: readonly CardEntry[] | undefined;
  /** What can be done with it, where it lies on a table. */
  doings?: Doings | undefined;
  /** Whether it says where the card's facts are from. */
  sources?: boolean;
  onLook: (card: CardEntry) => void;
  onClose: () => void;
}

/** The dialog itself, for a page that keeps by itself which card is open. */
export function InspectDialog(props: InspectDialogProps) {
  const { card, among = [], doings, sources = false, onLook, onClose } = props;
  const { t } = useWords();
  const at = card ? among.findIndex((other) => addressOf(other) === addressOf(card)) : -1;
  const before = among[at - 1];
  const after = at < 0 ? undefined : among[at + 1];
  return (
    <ModalOverlay
      className="inspect-scrim"
      isDismissable
      isOpen={card !== null}
      onOpenChange={(open) => !open && onClose()}
    >
      <Modal className="inspect">
        {card && (
          <div
            className="inspect-inside"
            onKeyDown={(event) => {
              if (event.key === "ArrowLeft" && before) onLook(before);
              if (event.key === "ArrowRight" && after) onLook(after);
            }}
          >
            <Dialog className="inspect-dialog">
              <div className="inspect-bar">
                <Heading slot="title" className="unseen">
                  {card.name}
                </Heading>
                {at >= 0 && among.length > 1 && (
                  <>
                    <span className="inspect-place">{`${at + 1} / ${among.length}`}</span>
                    <Button
                      aria-label={t("card.before")}
                      isDisabled={!before}
                      onPress={() => before && onLook(before)}
                    >
                      <Sign d="M15 4 7 12 15 20" />
                    </Button>
                    <Button
                      aria-label={t("card.after")}
                      isDisabled={!after}
                      onPress={() => after && onLook(after)}
                    >
                      <Sign d="M9 4 17 12 9 20" />
                    </Button>
                  </>
                )}
                <Button aria-label={t("card.close")} onPress={onClose}>
                  <Sign d="M5 5 19 19M19 5 5 19" />
                </Button>
              </div>
              <div className="inspect-body" key={addressOf(card)}>
                <CardFace card={card} size="large" sources={sources} />
              </div>
              {doings && (doings.note || doings.actions.length > 0) && (
                <div className="inspect-doings">
                  {doings.note && <p>{doings.note}</p>}
                  {doings.actions.map(({ label, run }, at) => (
                    <Button
                      key={label}
                      className={at ? "button" : "button first"}
                      onPress={() => {
                        onClose();
                        run();
                      }}
                    >
                      {label}
                    </Button>
                  ))}
                </div>
              )}
            </Dialog>
          </div>
        )}
      </Modal>
    </ModalOverlay>
  );
}

function Sign({ d }: { d: string }) {
  return (
    <svg className="sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
