import type { Ratio } from "./core/canvas.ts";
import type { Picture } from "./core/picture.ts";
import { paintPortrait } from "./portrait/paint-portrait.ts";
import { planPortrait, type Traits } from "./portrait/plan-portrait.ts";
import { paintScene, planScene } from "./scene/paint-scene.ts";
import type { SceneRequest } from "./scene/scene-request.ts";
import { idOf, seededDice } from "./seed.ts";
import type { Style } from "./style/style.ts";
import { wordsIn } from "./words/lexicon.ts";
import { mentionedEntries } from "./words/match.ts";
import { PEOPLE } from "./words/people.ts";
import { STYLES, type StyleKey } from "./words/styles.ts";

/** The options of a picture. Prompts may be any text; only words of our tables count. */
export interface PaintOptions {
  readonly prompt: string;
  readonly negative?: string | undefined;
  /** Without one, the prompt's words decide, and otherwise the painter's own style is used. */
  readonly style?: StyleKey | undefined;
  readonly ratio: Ratio;
  /** Any number from 0; `seed.ts` explains what its hundreds and its fraction do. */
  readonly seed: number;
}

const LONGEST = 2000;

function sceneRequestOf({ prompt, negative = "" }: PaintOptions): SceneRequest {
  return { mentioned: wordsIn(prompt), excluded: wordsIn(negative) };
}

function styleOf(key: StyleKey | undefined, { mentioned, excluded: refused }: SceneRequest): Style {
  if (key !== undefined) return STYLES.find((style) => style.key === key)?.means ?? {};
  return mentionedEntries<Style>(STYLES, mentioned, refused)[0]?.means ?? {};
}

/** The id of a picture, from its options. */
const nameOf = ({ prompt, negative = "", style, ratio, seed }: PaintOptions) =>
  idOf(prompt.slice(0, LONGEST), negative.slice(0, LONGEST), style ?? "", ratio, seed);

/** Paints what a prompt describes: a scene, or a person without a face where the prompt asks for one. */
export function paint(options: PaintOptions): Picture {
  const request = sceneRequestOf(options);
  if (mentionedEntries(PEOPLE, request.mentioned, request.excluded).length > 0) return portrait(options);
  const dice = seededDice(options.prompt.slice(0, LONGEST), options.seed);
  const style = styleOf(options.style, request);
  const plan = planScene(request, dice);
  const world = style.dress?.(plan.world) ?? plan.world;
  const picture = paintScene({ ...plan, world }, options.ratio, dice, nameOf(options));
  return style.finish?.(picture, dice) ?? picture;
}

/** Paints a person without a face: by the traits, then by the prompt, then by chance. */
export function portrait(options: PaintOptions & { readonly traits?: Traits | undefined }): Picture {
  const request = sceneRequestOf(options);
  const dice = seededDice(options.prompt.slice(0, LONGEST), options.seed);
  const style = styleOf(options.style, request);
  const plan = planPortrait(request, options.traits ?? {}, style.dress ?? ((world) => world), dice);
  const picture = paintPortrait(plan, options.ratio, dice, nameOf(options));
  return style.finish?.(picture, dice) ?? picture;
}
