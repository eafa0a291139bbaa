// Every card of every box, as it is seen in the codex: no text cut off, no name, nothing too small.
import { expect, test } from "@playwright/test";

for (const language of ["en", "es", "de"])
  test(`no card's text is cut off, in ${language} @gate`, async ({ page }) => {
    await page.goto("/healthz");
    await page.evaluate(
      (language) => localStorage.setItem("archrivals-settings", JSON.stringify({ language })),
      language,
    );
    await page.goto("/codex");
    await page.locator(".codex .card").first().waitFor();
    await page.addStyleTag({ content: ".codex-shelf li { content-visibility: visible; }" });
    await page.evaluate(() => document.fonts.ready);
    const { faces, wrong } = await page.evaluate(() => {
      const faces = [...document.querySelectorAll(".codex .card")];
      const wrong = faces.flatMap((face) => {
        const name = face.querySelector<HTMLElement>(".card-name");
        const text = face.querySelector<HTMLElement>(".card-text");
        const found: string[] = [];
        if (text && text.scrollHeight > text.clientHeight + 1)
          found.push(`text ${text.scrollHeight} in ${text.clientHeight}`);
        const type = face.querySelector<HTMLElement>(".card-type");
        if (name && name.scrollWidth > name.clientWidth + 1) found.push("name");
        if (type && type.scrollWidth > type.clientWidth) found.push("type");
        for (const part of [name, text, type])
          if (part && Number.parseFloat(getComputedStyle(part).fontSize) < 10.99)
            found.push(`${part.className} in ${getComputedStyle(part).fontSize}`);
        return found.map((what) => `${name?.textContent}: ${what}`);
      });
      return { faces: faces.length, wrong };
    });
    expect(faces).toBeGreaterThan(380);
    expect(wrong).toEqual([]);
  });
