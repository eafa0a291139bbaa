import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { bringBell, bringPython, sweepOld, watchVersion } from "./app/idle";
import { queries, router } from "./app/router";
import { holdParts } from "./base/local/client";
import { able } from "./base/local/runtime";
import { keepApplied } from "./base/preferences/settings";
import { begin } from "./base/words";
import { WORDS } from "./base/words/words";
import "./app/theme.css";
import "./app/pages.css";

keepApplied();
void begin(WORDS).then(() => {
  const root = document.getElementById("root");
  if (!root) throw new Error("the page has no #root");
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
});
watchVersion();
bringBell();
if (able) bringPython();
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  holdParts(import.meta.url);
  sweepOld();
  // a browser that keeps nothing refuses; the page works without
  navigator.serviceWorker.register(`${import.meta.env.BASE_URL}worker.js`).catch(() => undefined);
}
