// What a file with mocks starts from: modules, a page and a clock that no file before it has changed.
// A worker of its own for each file would do the same at three times the cost.
import { vi } from "vitest";

globalThis.__vitest_mocker__.reset();
vi.resetModules();
vi.unstubAllGlobals();
vi.useRealTimers();
if (globalThis.document) {
  document.body.innerHTML = "";
  localStorage.clear();
  sessionStorage.clear();
}
