// A table to be: a box or a ready recipe first, everything else behind it.

import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { FIRST_BOX } from "../../base/boxes/boxes";
import { useMe } from "../../base/people/people";
import { EASY } from "../../base/preferences/settings";
import { company } from "../../base/tables/company";
import { openShared, openTable } from "../../base/tables/opening";
import {
  beReady,
  type Games,
  games,
  spoken,
  type NewTable as Wanted,
} from "../../base/wire/queries";
import { call } from "../../base/wire/session";
import { boxKey, boxTextKey, isNamed } from "../../base/words/keys";
import { useWords } from "../../base/words/say";
import { Cast } from "../../widgets/Cast";
import { Face } from "../../widgets/Face";
import { Field } from "../../widgets/Field";
import { GuestName } from "../../widgets/GuestName";
import { Characters, castFor, seatedCast } from "./Characters";
import "./new.css";

export interface Wish {
  game: string;
  players: number;
  villains: number;
  heroes: string;
  /** Who plays in a mixture of Characters, by seat, where it is not as the recipe says. */
  cast: Record<number, string>;
  variants: string[];
  bot: string;
  /** Bots chosen for single seats. */
  others: Record<number, string>;
  /** What those are called who share this device, by seat. */
  names: Record<number, string>;
  clock: string;
  listed: boolean;
  recipe: string;
}

const USUAL: Wish = {
  game: FIRST_BOX,
  players: 2,
  villains: 8,
  heroes: "deal",
  cast: {},
  variants: [],
  bot: EASY,
  others: {},
  names: {},
  clock: "none",
  listed: false,
  recipe: "",
};

/** How many may play a game: a box has a range, a recipe that names who plays one number. */
export function counts(game: string, found: Games): number[] {
  const recipe = found.recipes.find((each) => each.id === game);
  if (recipe) return isOpen(recipe) ? [2, 3, 4, 5] : [recipe.players];
  const box = found.boxes.find((each) => each.id === game);
  const [fewest, most] = box?.players ?? [2, 5];
  return Array.from({ length: most - fewest + 1 }, (_, at) => fewest + at);
}

/** How many play: as many as were wished, or as many as the game is for. */
function howMany(wish: Wish, found: Games): number {
  const many = counts(wish.game, found);
  return many.includes(wish.players) ? wish.players : (many[0] ?? 2);
}

/** Whether a mixture leaves open who plays, and so how many. */
const isOpen = (recipe: Games["recipes"][number]): boolean =>
  !recipe.teams.length && !recipe.heroes.length;

/** Whether a game has Super Heroes and a stack of Super-Villains, with all that can be chosen. */
export function hasVillains(game: string, found: Games): boolean {
  const recipe = found.recipes.find((each) => each.id === game);
  if (recipe) return Boolean(recipe.super_villains);
  return found.boxes.some((each) => each.id === game && each.villain_stack);
}

/** A game against bots, with friends who have devices of their own, or around this one. */
export type Company = "bots" | "friends" | "pass";

/** Who sits where: bots that were chosen one by one, or the company of the one that was picked. */
function seated(wish: Wish, found: Games, players: number, among: Company): (string | null)[] {
  if (among === "friends") return Array.from({ length: players }, () => null);
  if (among === "pass")
    return Array.from({ length: players }, (_, seat) => (seat && wish.others[seat]) || null);
  const usual = company(wish.bot, found.levels, players);
  return usual.map((bot, seat) => (seat > 1 ? (wish.others[seat] ?? bot) : bot));
}

/** The wish as the server wants it. */
export function wanted(wish: Wish, found: Games, among: Company): Wanted {
  const ready = found.recipes.find((each) => each.id === wish.game);
  const own = wish.recipe.trim() ? JSON.parse(wish.recipe) : null;
  const usual = howMany(wish, found);
  const players = own ? Number(own.players) || usual : usual;
  const stacked = !own && hasVillains(wish.game, found);
  const table: Wanted = {
    players,
    super_villains: wish.villains,
    heroes: stacked ? wish.heroes : "deal",
    variants: stacked ? wish.variants : [],
    clock: wish.clock,
    listed: wish.listed,
    bots: seated(wish, found, players, among),
  };
  if (!own && ready && castFor(wish.game, found).length) table.cast = seatedCast(ready, wish.cast);
  if (own) table.recipe = own;
  else if (ready) table.recipe = ready.id;
  else table.box = wish.game;
  return table;
}

/** A table for others is always the server's. */
async function openForOthers(wanted: Wanted, someone: () => Promise<unknown>): Promise<string> {
  await someone();
  return (await call<{ table: string }>("POST", "tables", wanted)).table;
}

/** What those are called who share this device, but for the first: no two alike. */
export function called(
  wish: Wish,
  bots: readonly (string | null)[],
  first: string,
  otherwise: (seat: number) => string,
): Map<number, string> {
  const taken = new Set([first]);
  const found = new Map<number, string>();
  for (const [seat, bot] of bots.entries()) {
    if (!seat || bot) continue;
    const name = wish.names[seat]?.trim() || otherwise(seat);
    let own = name;
    for (let more = 2; taken.has(own); more += 1) own = `${name} ${more}`;
    taken.add(own);
    found.set(seat, own);
  }
  return found;
}

export const WithBots = () => <NewTable among="bots" />;
export const WithFriends = () => <NewTable among="friends" />;
export const PassAndPlay = () => <NewTable among="pass" />;

const TITLES = { bots: "withBots", friends: "withFriends", pass: "pass" } as const;

function NewTable({ among }: { among: Company }) {
  const withBots = among === "bots";
  const { t, language } = useWords();
  const { data } = useQuery(games);
  const { person, someone } = useMe();
  const navigate = useNavigate();
  const [wish, setWish] = useState(USUAL);
  const [name, setName] = useState("");
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  const change = (changes: Partial<Wish>) => setWish((old) => ({ ...old, ...changes }));
  if (!data) return <p className="loading">{t("app.loading")}</p>;
  const many = counts(wish.game, data);
  const boxed = hasVillains(wish.game, data);
  const players = howMany(wish, data);
  const ready = data.recipes.find((each) => each.id === wish.game);
  const people = castFor(wish.game, data);
  const numbered = (seat: number) => t("new.alsoBot", { seat: seat + 1 });

  async function begin(event: FormEvent) {
    event.preventDefault();
    if (!data) return;
    setBusy(true);
    setTrouble("");
    try {
      const table = wanted(wish, data, among);
      const who = () => someone(name);
      const names = (first: string) => called(wish, table.bots ?? [], first, numbered);
      const opened =
        among === "pass"
          ? await openShared(table, names, who)
          : withBots
            ? await openTable("tables", table, who)
            : await openForOthers(table, who);
      if (among !== "friends") await beReady(opened);
      await navigate({ to: "/t/$table", params: { table: opened } });
    } catch (problem) {
      const broken = problem instanceof SyntaxError;
      setTrouble(broken ? t("new.notJson") : (problem as Error).message);
      setBusy(false);
    }
  }

  return (
    <form className="page new-table" onSubmit={begin}>
      <h1>{t(`new.${TITLES[among]}`)}</h1>
      {!withBots && <p className="lead">{t(`new.${among}Text`)}</p>}
      {!person && <GuestName value={name} onChange={setName} />}
      <fieldset className="picks">
        <legend>{t("new.game")}</legend>
        {data.boxes.map((box) => (
          <label key={box.id} className="pick">
            <input
              className="chosen-by"
              type="radio"
              name="game"
              checked={wish.game === box.id}
              onChange={() => change({ game: box.id, players: box.usual })}
            />
            <Cast box={box.id} />
            <span>
              <b>{t(boxKey(box.id))}</b>
              <small>{t(boxTextKey(box.id))}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <details>
        <summary>{t("new.mixtures")}</summary>
        <fieldset className="picks">
          <legend className="unseen">{t("new.mixtures")}</legend>
          {data.recipes.map((recipe) => (
            <label key={recipe.id} className="pick">
              <input
                className="chosen-by"
                type="radio"
                name="game"
                checked={wish.game === recipe.id}
                onChange={() => change({ game: recipe.id, players: recipe.players, cast: {} })}
              />
              <span>
                <b>{spoken(data.recipe_names[recipe.id] ?? {}, language)}</b>
                <small>
                  {isOpen(recipe)
                    ? t("new.anyPlayers")
                    : t("new.players", { count: recipe.players })}
                </small>
              </span>
            </label>
          ))}
        </fieldset>
      </details>
      {ready && people.length > 0 && (
        <Characters
          recipe={ready}
          among={people}
          chosen={wish.cast}
          onChange={(cast) => change({ cast })}
        />
      )}
      <div className="fields">
        <label className="field">
          {t("new.howMany")}
          <select
            value={players}
            onChange={(event) => change({ players: Number(event.target.value) })}
          >
            {many.map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
        {boxed && (
          <label className="field">
            {t("new.length")}
            <select
              value={wish.villains}
              onChange={(event) => change({ villains: Number(event.target.value) })}
            >
              <option value={4}>{t("new.short")}</option>
              <option value={8}>{t("new.standard")}</option>
              <option value={12}>{t("new.long")}</option>
            </select>
          </label>
        )}
        {among === "friends" && (
          <label className="field">
            {t("new.clock")}
            <select value={wish.clock} onChange={(event) => change({ clock: event.target.value })}>
              {Object.keys(data.clocks).map((clock) => (
                <option key={clock} value={clock}>
                  {isNamed("clock", clock) ? t(`clock.${clock}`) : clock}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {withBots && (
        <fieldset className="picks">
          <legend>{t("new.bots")}</legend>
          {data.levels.map((level) => (
            <label key={level.id} className="pick">
              <input
                className="chosen-by"
                type="radio"
                name="level"
                checked={wish.bot === level.id}
                onChange={() => change({ bot: level.id, others: {} })}
              />
              <Face of={level.id} />
              <span>
                <b>
                  {level.level} {level.name}
                </b>
                <small>{spoken(level.character, language)}</small>
              </span>
            </label>
          ))}
          {(data.own_bots ?? []).map((bot) => (
            <label key={bot.id} className="pick">
              <input
                className="chosen-by"
                type="radio"
                name="level"
                checked={wish.bot === bot.id}
                onChange={() => change({ bot: bot.id, others: {} })}
              />
              <span>
                <b>{bot.name}</b>
                <small>{t("new.ownBot")}</small>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {withBots && players > 2 && (
        <div className="fields">
          {seated(wish, data, players, "bots").map(
            (bot, seat) =>
              seat > 1 && (
                <label key={seat} className="field">
                  {t("new.alsoBot", { seat: seat + 1 })}
                  <select
                    value={bot ?? wish.bot}
                    onChange={(event) =>
                      change({ others: { ...wish.others, [seat]: event.target.value } })
                    }
                  >
                    {data.levels.map((level) => (
                      <option key={level.id} value={level.id}>
                        {level.level} {level.name}
                      </option>
                    ))}
                    {(data.own_bots ?? []).map((own) => (
                      <option key={own.id} value={own.id}>
                        {own.name}
                      </option>
                    ))}
                  </select>
                </label>
              ),
          )}
        </div>
      )}
      {among === "pass" && (
        <fieldset className="around">
          <legend>{t("new.around")}</legend>
          {person && <p>{t("new.first", { name: person.name })}</p>}
          {Array.from({ length: players - 1 }, (_, at) => at + 1).map((seat) => (
            <div key={seat} className="fields">
              <label className="field">
                {numbered(seat)}
                <select
                  value={wish.others[seat] ?? ""}
                  onChange={(event) =>
                    change({ others: { ...wish.others, [seat]: event.target.value } })
                  }
                >
                  <option value="">{t("new.person")}</option>
                  {data.levels.map((level) => (
                    <option key={level.id} value={level.id}>
                      {level.level} {level.name}
                    </option>
                  ))}
                </select>
              </label>
              {!wish.others[seat] && (
                <Field
                  label={t("new.nameOf", { seat: seat + 1 })}
                  required={false}
                  maxLength={24}
                  autoComplete="off"
                  placeholder={numbered(seat)}
                  value={wish.names[seat] ?? ""}
                  onChange={(value) => change({ names: { ...wish.names, [seat]: value } })}
                />
              )}
            </div>
          ))}
        </fieldset>
      )}
      {among === "friends" && (
        <label className="switch">
          {t("new.listed")}
          <input
            type="checkbox"
            role="switch"
            checked={wish.listed}
            onChange={(event) => change({ listed: event.target.checked })}
          />
        </label>
      )}
      <details>
        <summary>{t("new.more")}</summary>
        {boxed && (
          <>
            <label className="field">
              {t("new.heroes")}
              <select
                value={wish.heroes}
                onChange={(event) => change({ heroes: event.target.value })}
              >
                {Object.keys(data.heroes).map((way) => (
                  <option key={way} value={way}>
                    {isNamed("heroes", way) ? t(`heroes.${way}`) : way}
                  </option>
                ))}
              </select>
            </label>
            <fieldset>
              <legend>{t("new.variants")}</legend>
              {Object.keys(data.variants).map((variant) => (
                <label key={variant} className="switch">
                  {isNamed("variant", variant) ? t(`variant.${variant}`) : variant}
                  <input
                    type="checkbox"
                    role="switch"
                    checked={wish.variants.includes(variant)}
                    onChange={(event) =>
                      change({
                        variants: event.target.checked
                          ? [...wish.variants, variant]
                          : wish.variants.filter((each) => each !== variant),
                      })
                    }
                  />
                </label>
              ))}
            </fieldset>
          </>
        )}
        <label className="field">
          {t("new.own")}
          <textarea
            rows={6}
            spellCheck={false}
            value={wish.recipe}
            placeholder={t("new.ownHint")}
            onChange={(event) => change({ recipe: event.target.value })}
          />
        </label>
        <button
          type="button"
          className="button"
          onClick={() => {
            const ready = data.recipes.find((each) => each.id === wish.game) ?? data.recipes[0];
            change({ recipe: JSON.stringify(ready, null, 1) });
          }}
        >
          {t("new.fill")}
        </button>
      </details>
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
      <div className="foot">
        <button type="submit" className="button first" disabled={busy}>
          {t(busy ? "app.loading" : among === "friends" ? "new.invite" : "new.begin")}
        </button>
      </div>
    </form>
  );
}
