import { normalName, pairKey } from "../normal-name.ts";
import { type BaseElement, type BaseRecipe, readTheme } from "./read-theme.ts";
import { CREATURES } from "./themes/creatures.ts";
import { GROWING } from "./themes/growing.ts";
import { HERITAGE } from "./themes/heritage.ts";
import { LAND } from "./themes/land.ts";
import { LEGEND } from "./themes/legend.ts";
import { MACHINES } from "./themes/machines.ts";
import { MIND } from "./themes/mind.ts";
import { PEOPLE } from "./themes/people.ts";
import { SCREEN } from "./themes/screen.ts";
import { SKY } from "./themes/sky.ts";
import { TABLE } from "./themes/table.ts";

const themes = [LAND, SKY, GROWING, CREATURES, PEOPLE, TABLE, HERITAGE, LEGEND, MACHINES, SCREEN, MIND].map(
  readTheme,
);

/** The elements that everybody starts with. */
export const START_NAMES: readonly string[] = ["水", "火", "土", "风"];

/** The authored elements, the four starting ones first. */
export const BASE_ELEMENTS: readonly BaseElement[] = themes.flatMap(({ elements }) => elements);

/** The authored recipes, by names. */
export const BASE_RECIPES: readonly BaseRecipe[] = themes.flatMap(({ recipes }) => recipes);

const byName = new Map(BASE_ELEMENTS.map((element) => [normalName(element.name), element]));
const byPair = new Map(BASE_RECIPES.map(({ a, b, result }) => [pairKey(a, b), result]));

/** The authored element of that name, in any of its spellings. */
export function baseElement(name: string): BaseElement | undefined {
  return byName.get(normalName(name));
}

/** What the authored recipes give for a pair's key. */
export function baseResult(key: string): BaseElement | undefined {
  const name = byPair.get(key);
  return name === undefined ? undefined : baseElement(name);
}
