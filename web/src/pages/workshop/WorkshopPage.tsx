// The Workshop: which of its pages an address means. Each of them comes when it is first opened.
import { useNavigate, useParams } from "@tanstack/react-router";
import { type DragEvent, lazy, Suspense, useEffect, useState } from "react";
import { able } from "../../base/local/runtime";
import { readText } from "../../base/making/asked";
import { useWorkshopWords } from "../../base/words/workshop";
import { EngineProgress } from "../../widgets/EngineProgress";
import { Home } from "./Home";
import { handOver, readBoxFile } from "./handed";
import "./workshop.css";

const BoxPage = lazy(() => import("./BoxPage").then((it) => ({ default: it.BoxPage })));
const CardPage = lazy(() => import("./CardPage").then((it) => ({ default: it.CardPage })));
const CopyPage = lazy(() => import("./CopyPage").then((it) => ({ default: it.CopyPage })));
const SharePage = lazy(() => import("./SharePage").then((it) => ({ default: it.SharePage })));
const CheckPage = lazy(() => import("./CheckPage").then((it) => ({ default: it.CheckPage })));
const WorthPage = lazy(() => import("./WorthPage").then((it) => ({ default: it.WorthPage })));

export function WorkshopPage() {
  const { t, language } = useWorkshopWords();
  const {
    box = "",
    page = "",
    card = "",
  } = useParams({
    from: "/workshop/{-$box}/{-$page}/{-$card}",
  });
  const navigate = useNavigate();
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    // the grammar is there before the first word is typed
    if (able)
      void readText("", { kind: "main", type: "Hero", name: "Card" }, language).catch(() => 0);
  }, [language]);
  const drop = async (event: DragEvent) => {
    const file = event.dataTransfer.files[0];
    if (!file) return;
    event.preventDefault();
    try {
      handOver(await readBoxFile(file));
      await navigate({ to: "/box/{-$link}", params: { link: undefined } });
    } catch {
      setTrouble(t("friend.noBox"));
    }
  };
  if (!able)
    return (
      <section className="page">
        <h1>{t("title")}</h1>
        <p className="lead">{t("unkeptPython")}</p>
      </section>
    );
  return (
    <div
      className="w"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => void drop(event)}
    >
      <EngineProgress busy />
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
      <Suspense>
        {!box && <Home />}
        {box && !page && <BoxPage key={box} of={box} />}
        {page === "card" && <CardPage key={`${box} ${card}`} of={box} card={card} />}
        {page === "copy" && <CopyPage of={box} instead={card === "instead"} />}
        {page === "share" && <SharePage of={box} />}
        {page === "check" && <CheckPage of={box} />}
        {page === "worth" && <WorthPage key={`${box} ${card}`} of={box} card={card} />}
      </Suspense>
    </div>
  );
}
