import type { Ratio } from "./core/canvas.ts";
import { diceOf, hashText } from "./core/dice.ts";
import type { Picture } from "./core/picture.ts";
import { bokeh, drifting, fog, rain, snow, sparks } from "./motif/air.ts";
import { arch } from "./motif/arch.ts";
import { birds, platform, threads } from "./motif/built.ts";
import { clouds } from "./motif/cloud.ts";
import { contours, rings, sound } from "./motif/graphic.ts";
import { drawers, lamp, shelves } from "./motif/indoors.ts";
import { ranges } from "./motif/land.ts";
import { lighthouse } from "./motif/lighthouse.ts";
import { sea } from "./motif/sea.ts";
import { starfield } from "./motif/sky.ts";
import { world } from "./motif/world.ts";
import { type PortraitPlan, paintPortrait } from "./portrait/paint-portrait.ts";
import { tones } from "./portrait/palette.ts";
import type { Traits } from "./portrait/plan-portrait.ts";
import { echo } from "./subject/echo.ts";
import { machine } from "./subject/machine.ts";
import { umbrella } from "./subject/umbrella.ts";

/** How each starter character of `@4d/dialogue/starters` looks (`CHAR-7`), described by hand. */
const STARTERS = {
  // The keeper of a light in a harbour of fog.
  ayao: {
    world: world("#0f1438 #28386f #4f7f98 #8fb9b4", "#ffd28a", "#4d7592", "#0b1430", "#ffc46b"),
    halo: true,
    behind: [
      starfield(60, 0.5),
      sea(0.6, 0.3),
      lighthouse(0.87, 0.6, 0.8),
      fog([
        [0.56, 0.14, 0.5],
        [0.7, 0.2, 0.35],
      ]),
      birds(3),
    ],
    person: {
      hair: "windblown",
      cloth: "cloak",
      wear: [],
      mirrored: false,
      tones: tones("#f3d0b2 #7c6488 #232a5c #8a93cf #2a3f6b #ffd28a #ffd9a0 #0a0f2a"),
    },
    before: [fog([[0.88, 0.3, 0.3]]), sparks(9)],
  },
  // A tailor who works in cloud.
  modi: {
    world: world("#3b3a78 #8b76b8 #e2a5b8 #fbd9b8", "#ffe6c9", "#b79ac6", "#2b2654", "#fff1dc"),
    halo: true,
    behind: [clouds(0.3, 0.75, 7, 0.34), threads(11)],
    person: {
      hair: "scholar",
      cloth: "robe",
      wear: ["tape", "pin"],
      mirrored: true,
      tones: tones("#f4d5c0 #9577a0 #6b6796 #e9e4f4 #57528c #f3cfd6 #ffeeda #231f4a"),
    },
    before: [drifting(9)],
  },
  // The night's librarian, asleep with one eye.
  laozhen: {
    world: world("#14191a #26302c #3b3326 #191410", "#ffc978", "#5c4a34", "#0d0c0a", "#ffd691"),
    halo: false,
    behind: [shelves, lamp(0.22, 0.16, 0.13)],
    person: {
      hair: "neat",
      cloth: "scarf",
      wear: ["beard", "glasses"],
      mirrored: false,
      tones: tones("#eec4a0 #7d5a58 #9a948c #efe9dd #2f4a44 #9c4a3a #ffd08a #0f0e0d"),
    },
    before: [sparks(14, 0.1, 0.9)],
  },
  // An umbrella lost seventeen times.
  gouyue: {
    world: world("#0a0f26 #1b2858 #3a3f86 #6a4f8e", "#8fb6ff", "#34407c", "#060814", "#ffd27a"),
    halo: false,
    behind: [bokeh(26, 0.3, 0.95), rain(90), umbrella],
    before: [rain(46)],
  },
  // A vending machine that studies courtesy.
  lingqi: {
    world: world("#070b1e #12204a #1f3a66 #16284a", "#a9f5e6", "#1d3560", "#050814", "#35e0a1"),
    halo: false,
    behind: [starfield(90, 0.6), ranges(0.52, 0.6, 2, 0.05), machine],
    before: [sparks(12, 0.1, 0.8)],
  },
  // An apprentice among nine hundred and ninety drawers.
  banxia: {
    world: world("#2a2414 #5a4a24 #7d6a34 #2c2412", "#f3f0a8", "#8a5f34", "#20160c", "#ffd98c"),
    halo: false,
    behind: [drawers],
    person: {
      hair: "buns",
      cloth: "robe",
      wear: ["sprig"],
      mirrored: false,
      tones: tones("#f8d4b0 #a06a58 #35241a #a9825a #4d7a46 #d9e8a8 #f8eeb0 #1c140c"),
    },
    before: [drifting(13), sparks(8)],
  },
  // The host of unfinished games, under a bridge at dusk.
  qiniang: {
    world: world("#1c2440 #51476a #b0624f #f0a35a", "#ffb46a", "#6b5468", "#12131f", "#ffcf8a"),
    halo: false,
    behind: [arch],
    person: {
      hair: "knot",
      cloth: "coat",
      wear: ["stick"],
      mirrored: false,
      tones: tones("#e8bf9d #6e5064 #3a3540 #b9b2b8 #2c4a52 #c9573f #ffb878 #0e0f1a"),
    },
    before: [sparks(7, 0.5, 0.9)],
  },
  // A voice between two frequencies.
  baizao: {
    world: world("#090a1c #1a1740 #3a1f52 #160f28", "#ff6a7a", "#3c2a6a", "#070611", "#7fd4ff"),
    halo: true,
    behind: [starfield(50, 0.5), sound],
    person: {
      hair: "tousled",
      cloth: "knit",
      wear: ["headphones"],
      mirrored: true,
      tones: tones("#ecc8c0 #5d4878 #4a4a66 #c9cfe6 #27264a #ff6a7a #ff96a0 #080714"),
    },
    before: [bokeh(7, 0.5, 1)],
  },
  // A surveyor of wrong turnings.
  aguai: {
    world: world("#284a5e #6f9a8c #e8b865 #f08b4c", "#ffe3a0", "#c98a4e", "#3a2418", "#fff0c0"),
    halo: true,
    behind: [contours, ranges(0.6, 0.72, 3, 0.08), birds(4)],
    person: {
      hair: "curly",
      cloth: "shirt",
      wear: ["maps", "pack"],
      mirrored: false,
      tones: tones("#eab88e #8a5a52 #4a2718 #c98248 #47685a #e8c88a #ffdf9a #23130e"),
    },
    before: [drifting(7), sparks(8)],
  },
  // A bookkeeper of small joys.
  xiaoman: {
    world: world("#0f2a2a #1f5048 #5d8a5e #d9c878", "#f7f2b0", "#3f7a62", "#0a1c1a", "#ffe9a0"),
    halo: true,
    behind: [ranges(0.56, 0.7, 3, 0.05), bokeh(12, 0.3, 0.8)],
    person: {
      hair: "bob",
      cloth: "knit",
      wear: [],
      mirrored: true,
      tones: tones("#f7d6b8 #8a6a70 #1f2f36 #6f9a90 #3f7f68 #f0e2a8 #f4f2ba #08181a"),
    },
    before: [drifting(11), sparks(16)],
  },
  // An echo that learned to speak.
  huisheng: {
    world: world("#14183c #3a3470 #8a5486 #f0936a", "#ffd0a0", "#5f4f8e", "#0f1028", "#ffe2b8"),
    halo: false,
    behind: [starfield(70, 0.5), rings(0.5, 0.4, 9, 0.2), ranges(0.5, 0.66, 3, 0.14), echo],
    before: [ranges(0.9, 0.96, 2, 0.05), sparks(26, 0.5, 1), snow(14)],
  },
  // The head of a station in the fourth dimension.
  zhanzhang: {
    world: world("#0a1226 #12305a #1f6a6e #2f9a86", "#8af0cc", "#24586a", "#060d1a", "#ffd995"),
    halo: false,
    behind: [starfield(80, 0.5), platform],
    person: {
      hair: "neat",
      cloth: "coat",
      wear: ["cap"],
      mirrored: true,
      tones: tones("#eec6a4 #6a5674 #2c2a3a #8a8fa8 #1f3f66 #f0c873 #a6f2d6 #070d1a"),
    },
    before: [sparks(10), fog([[0.86, 0.24, 0.25]])],
  },
} as const satisfies Record<string, PortraitPlan>;

export type StarterKey = keyof typeof STARTERS;

export const STARTER_KEYS = Object.keys(STARTERS) as readonly StarterKey[];

/**
 * The look of a starter that is a person, wherever it is painted; undefined for a thing, or for an unknown
 * key.
 */
export function traitsOf(key: string): Traits | undefined {
  const known = STARTER_KEYS.find((one) => one === key);
  const plan: PortraitPlan | undefined = known && STARTERS[known];
  if (plan?.person === undefined) return undefined;
  const { hair, cloth, wear, tones: colours } = plan.person;
  return { hair, cloth, wear, tones: colours };
}

const RATIOS = { avatar: "1:1", background: "9:16" } as const satisfies Record<string, Ratio>;

/** A starter's portrait: the round picture beside its name, or the tall one behind its chats. */
export function starterPortrait(key: StarterKey, use: keyof typeof RATIOS): Picture {
  const seed = hashText(key);
  return paintPortrait(STARTERS[key], RATIOS[use], diceOf(seed), `${key}-${use}`);
}
