// A sheet over the table: to look something up or to be asked back. Escape or a press outside closes it.
import { type KeyboardEvent, type ReactNode, Suspense } from "react";
import { Button, Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { useWords } from "../../base/words/say";

interface SheetProps {
  title: string;
  open: boolean;
  close(): void;
  children: ReactNode;
  /** Keys that mean something while it is open. */
  keys?: (event: KeyboardEvent) => void;
  side?: boolean;
}

export function Sheet({ title, open, close, children, keys, side = false }: SheetProps) {
  const { t } = useWords();
  return (
    <ModalOverlay
      className="t-veil"
      data-side={side || undefined}
      isOpen={open}
      isDismissable
      onOpenChange={(is) => {
        if (!is) close();
      }}
    >
      <Modal className="t-sheet">
        <Dialog>
          <div className="t-sheet-in" role="presentation" onKeyDown={keys}>
            <header>
              <Heading slot="title">{title}</Heading>
              <Button className="t-x" onPress={close} aria-label={t("table.close")}>
                ×
              </Button>
            </header>
            <Suspense>{children}</Suspense>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
