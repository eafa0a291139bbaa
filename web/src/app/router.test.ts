import { onlineManager } from "@tanstack/react-query";
import { afterEach, expect, test } from "vitest";
import { queries } from "./router";

afterEach(() => onlineManager.setOnline(true));

test("a page that has lost its line still asks: this browser may answer by itself", async () => {
  const queryKey = ["cards", "local-1"];
  onlineManager.setOnline(false);
  const asked = queries.fetchQuery({ queryKey, queryFn: async () => "cards" });
  expect(queries.getQueryState(queryKey)?.fetchStatus).toBe("fetching");
  expect(await asked).toBe("cards");
});
