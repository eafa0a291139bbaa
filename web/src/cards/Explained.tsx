// A term of the game with its explanation: on pointing at it, on reaching it by keyboard, on a tap.
import { useState } from "react";
import { Button, OverlayArrow, Tooltip, TooltipTrigger } from "react-aria-components";
import { useWords } from "../base/words/say";
import type { Term } from "./words";

export function Explained({ term, children }: { term: Term; children: string }) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <TooltipTrigger isOpen={open} onOpenChange={setOpen} delay={200} shouldCloseOnPress={false}>
      <Button className="term" onPress={() => setOpen(true)} aria-label={children}>
        {children}
      </Button>
      <Tooltip className="term-tip" offset={8}>
        <OverlayArrow>
          <svg width={12} height={8} viewBox="0 0 12 8" aria-hidden="true">
            <path d="M0 0 6 8 12 0Z" />
          </svg>
        </OverlayArrow>
        {t(`card.term.${term}`)}
      </Tooltip>
    </TooltipTrigger>
  );
}
