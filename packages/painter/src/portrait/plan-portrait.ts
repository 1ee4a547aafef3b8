import type { Cloth } from "../cloth/garments.ts";
import { type Color, hex, mix, tone } from "../core/color.ts";
import type { Dice } from "../core/dice.ts";
import type { Hair } from "../hair/index.ts";
import { sparks } from "../motif/air.ts";
import { ranges } from "../motif/land.ts";
import { starfield } from "../motif/sky.ts";
import type { World } from "../motif/world.ts";
import { hourOf, type SceneRequest } from "../scene/scene-request.ts";
import type { Wear } from "../wear/wear.ts";
import { AIRS } from "../words/airs.ts";
import { GARBS } from "../words/garb.ts";
import { HEAVENS } from "../words/heavens.ts";
import { mentionedEntries } from "../words/match.ts";
import { CLOTHINGS, DYES, HAIRS, WEARS } from "../words/people.ts";
import { PLACES } from "../words/places.ts";
import type { Tones } from "./figure.ts";
import type { Person, PortraitPlan } from "./paint-portrait.ts";

/** What is fixed about a portrait; the prompt decides the rest, and then chance. */
export interface Traits {
  readonly hair?: Hair | undefined;
  readonly cloth?: Cloth | undefined;
  readonly wear?: readonly Wear[] | undefined;
  readonly world?: World | undefined;
  readonly tones?: Tones | undefined;
}

const SKINS = ["#f6d6bc #8a6688", "#eec39e #7d5570", "#d9a47c #6a4660", "#b98260 #543850"] as const;

const NATURAL = [
  "#1a1828 #6f76a8",
  "#241a22 #8a6f86",
  "#3a2218 #b9824f",
  "#2a2f52 #8f9fd8",
  "#4a2f5e #c79ad8",
] as const;

function dyeOf(request: SceneRequest, own: Dice): readonly [Color, Color] {
  const [dark = "#1a1828", light = "#6f76a8"] = own.pick<string>(NATURAL).split(" ");
  return mentionedEntries(DYES, request.mentioned, request.excluded)[0]?.means ?? [hex(dark), hex(light)];
}

function tonesOf(request: SceneRequest, world: World, own: Dice): Tones {
  const [skin = "#f6d6bc", shade = "#8a6688"] = own.pick<string>(SKINS).split(" ");
  const [dark, light] = dyeOf(request, own);
  const garb = mentionedEntries(GARBS, request.mentioned, request.excluded)[0]?.means;
  const woven = own.pick([
    world.far,
    mix(world.far, world.near, 0.4),
    mix(world.near, world.light, 0.28),
    mix(world.far, hex("#8c3a4c"), 0.4),
  ]);
  return {
    skin: hex(skin),
    skinShade: mix(hex(shade), world.far, 0.3),
    hair: mix(dark, world.near, 0.15),
    hairLight: mix(light, world.glow, 0.15),
    cloth: garb ?? tone(woven, -0.04, 1.1),
    trim: mix(world.light, world.glow, own.num(0, 0.4)),
    glow: world.glow,
    deep: mix(world.near, hex("#08070f"), 0.3),
  };
}

function personOf(request: SceneRequest, world: World, traits: Traits, own: Dice): Person {
  const { mentioned, excluded: refused } = request;
  const anyHair = own.pick<Hair>([
    "long",
    "windblown",
    "tails",
    "bob",
    "tousled",
    "curly",
    "buns",
    "knot",
    "scholar",
    "ponytail",
  ]);
  const anyCloth = own.pick<Cloth>(["cloak", "scarf", "coat", "knit", "shirt", "robe"]);
  const worn = mentionedEntries(WEARS, mentioned, refused).map(({ means }) => means);
  return {
    hair: traits.hair ?? mentionedEntries(HAIRS, mentioned, refused)[0]?.means ?? anyHair,
    cloth: traits.cloth ?? mentionedEntries(CLOTHINGS, mentioned, refused)[0]?.means ?? anyCloth,
    wear: traits.wear ?? worn,
    tones: traits.tones ?? tonesOf(request, world, own),
    mirrored: own.chance(0.5),
  };
}

/** Plans a person without a face, and a place for them, from a request (`images §4.5`). */
export function planPortrait(
  request: SceneRequest,
  traits: Traits,
  dress: (world: World) => World,
  dice: Dice,
): PortraitPlan {
  const own = dice.part("person");
  const { mentioned, excluded: refused } = request;
  const world = dress(traits.world ?? hourOf(request, own).world);
  const place = mentionedEntries(PLACES, mentioned, refused)[0]?.means;
  const heavens = mentionedEntries(HEAVENS, mentioned, refused).slice(0, 2);
  const airs = mentionedEntries(AIRS, mentioned, refused).slice(0, 2);
  const open = place?.open ?? true;
  const ground =
    place?.behind ??
    own.pick([
      [ranges(0.56, 0.72, 3, 0.1)],
      [starfield(70, 0.6)],
      [starfield(40, 0.5), ranges(0.66, 0.76, 2, 0.06)],
    ]);
  return {
    world,
    halo: open,
    behind: [...(open ? heavens.map(({ means }) => means) : []), ...ground],
    person: personOf(request, world, traits, own),
    before: [...airs.map(({ means }) => means), sparks(own.int(5, 14), 0.2, 1)],
  };
}
