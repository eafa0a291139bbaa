import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Scene } from "./Scene";

afterEach(cleanup);

const side = (name: string) => ({ card: undefined, name, says: "says" });

describe("a scene", () => {
  const shown = (folded = false) =>
    render(
      <Scene
        kind="attack"
        label="An Attack on you"
        left={side("Hawkman")}
        right={side("Batgirl")}
        stake={<b>−1</b>}
        verdict={{ title: "You are attacked", says: "Do you use a Defense?", tone: "foe" }}
        answers={
          <>
            <button type="button">Katana</button>
            <button type="button">No Defense</button>
          </>
        }
        asks
        folded={folded}
      />,
    ).getByRole("region", { name: "An Attack on you" });

  it("takes the focus as a whole, says what it is about, and leads on to its answers in order", () => {
    const scene = shown();
    expect(scene.tabIndex).toBe(-1);
    const about = document.getElementById(scene.getAttribute("aria-describedby") ?? "");
    expect(about?.textContent).toContain("You are attacked");
    const stops = [...scene.querySelectorAll("button")].map(({ textContent }) => textContent);
    expect(stops).toEqual(["Katana", "No Defense"]);
  });

  it("shows them on the left and me on the right, each by name", () => {
    const halves = [...shown().querySelectorAll<HTMLElement>(".scene-half")];
    expect(halves.map((half) => [half.dataset.side, half.querySelector("p")?.textContent])).toEqual(
      [
        ["left", "Hawkman"],
        ["right", "Batgirl"],
      ],
    );
  });

  it("folded keeps the question and its answers", () => {
    const scene = shown(true);
    expect(scene.querySelector(".scene-arena")).toBeNull();
    expect(scene.querySelectorAll("button")).toHaveLength(2);
  });
});
