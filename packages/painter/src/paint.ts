import type { Ratio } from "./core/canvas.ts";
import type { Picture } from "./core/picture.ts";
import { paintPortrait } from "./portrait/paint-portrait.ts";
import { planPortrait, type Traits } from "./portrait/plan-portrait.ts";
import { paintScene, planScene } from "./scene/paint-scene.ts";
import type { Wish } from "./scene/wish.ts";
import { idOf, seededDice } from "./seed.ts";
import type { Style } from "./style/style.ts";
import { heardIn } from "./words/lexicon.ts";
import { spoken } from "./words/match.ts";
import { PEOPLE } from "./words/people.ts";
import { STYLES, type StyleKey } from "./words/styles.ts";

/** What a picture is asked for with. Prompts may be anything at all; only words of our tables count. */
export interface Order {
  readonly prompt: string;
  readonly negative?: string | undefined;
  /** Without one, the prompt's own words decide, and else the painter's own manner. */
  readonly style?: StyleKey | undefined;
  readonly ratio: Ratio;
  /** Any number from 0; see `seed.ts` for what its hundreds and its fractions do. */
  readonly seed: number;
}

const LONGEST = 2000;

function wishOf({ prompt, negative = "" }: Order): Wish {
  return { heard: heardIn(prompt), refused: heardIn(negative) };
}

function styleOf(key: StyleKey | undefined, { heard, refused }: Wish): Style {
  if (key !== undefined) return STYLES.find((style) => style.key === key)?.means ?? {};
  return spoken<Style>(STYLES, heard, refused)[0]?.means ?? {};
}

/** The order as one text: the picture's name, and with the prompt alone the root of its chance. */
const nameOf = ({ prompt, negative = "", style, ratio, seed }: Order) =>
  idOf(prompt.slice(0, LONGEST), negative.slice(0, LONGEST), style ?? "", ratio, seed);

/** Paints what a prompt speaks of: a scene, or somebody without a face where the prompt asks for a person. */
export function paint(order: Order): Picture {
  const wish = wishOf(order);
  if (spoken(PEOPLE, wish.heard, wish.refused).length > 0) return portrait(order);
  const dice = seededDice(order.prompt.slice(0, LONGEST), order.seed);
  const style = styleOf(order.style, wish);
  const plan = planScene(wish, dice);
  const world = style.dress?.(plan.world) ?? plan.world;
  const picture = paintScene({ ...plan, world }, order.ratio, dice, nameOf(order));
  return style.finish?.(picture, dice) ?? picture;
}

/** Paints somebody without a face: as the traits say, then as the prompt says, then as chance has it. */
export function portrait(order: Order & { readonly traits?: Traits | undefined }): Picture {
  const wish = wishOf(order);
  const dice = seededDice(order.prompt.slice(0, LONGEST), order.seed);
  const style = styleOf(order.style, wish);
  const plan = planPortrait(wish, order.traits ?? {}, style.dress ?? ((world) => world), dice);
  const picture = paintPortrait(plan, order.ratio, dice, nameOf(order));
  return style.finish?.(picture, dice) ?? picture;
}
