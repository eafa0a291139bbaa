// Who is whom at a mixture: chosen in the form, and so it is at the table.
import { expect, test } from "@playwright/test";

test("a table of a mixture is opened with the cast that was chosen", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Play with friends" }).click();
  await page.getByLabel("Your name").fill("Ann");
  await page.getByText("Mixtures of boxes").first().click();
  await page.getByRole("radio", { name: /Confrontations with Batman/ }).press("Space");
  const who = page.getByRole("group", { name: "Who is whom" });
  await expect(who.getByRole("combobox", { name: "You", exact: true })).toHaveValue("Superman");
  await who.getByRole("combobox", { name: "You", exact: true }).selectOption("Batman");
  await expect(who.getByRole("combobox", { name: "Player 3, your partner" })).toHaveValue(
    "Superman",
  );
  await who.getByRole("combobox", { name: "Player 2" }).selectOption("Wonder Woman");
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL("**/t/*");
  const table = new URL(page.url()).pathname.split("/").at(-1);
  const room = await (await page.request.get(`/api/tables/${table}`)).json();
  expect(room.setup.heroes).toEqual(["Batman", "Wonder Woman", "Superman", "The Joker"]);
  expect(room.setup.recipe.heroes).toEqual(room.setup.heroes);
});
