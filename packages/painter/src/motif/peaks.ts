import type { Canvas } from "../core/canvas.ts";
import { type Color, hex, mix, tone } from "../core/color.ts";
import type { Dice } from "../core/dice.ts";
import { clamp, lerp } from "../core/math.ts";
import { roughOf } from "../core/noise.ts";
import { curve, joined, type Path, type Point, poly, polygon } from "../core/path.ts";
import { glow } from "./sky.ts";
import type { Motif, World } from "./world.ts";

/** One range: shares of the picture's height, peaks across it, and how pointed they are. */
interface Range {
  readonly y: number;
  readonly rise: number;
  readonly peaks: number;
  readonly sharp: number;
  /** How much one summit rises above the others. */
  readonly lift?: number;
  /** Trees along its crest, as high as this share of the height. */
  readonly trees?: number;
}

// From the far to the near; each stands in the mist of the one behind it.
const BEHIND: readonly Range[] = [
  { y: 0.5, rise: 0.06, peaks: 2.3, sharp: 0.6 },
  { y: 0.55, rise: 0.08, peaks: 2.6, sharp: 0.8, lift: 0.16 },
  { y: 0.61, rise: 0.085, peaks: 3.1, sharp: 0.7, lift: 0.07 },
  { y: 0.67, rise: 0.075, peaks: 3.3, sharp: 0.55 },
  { y: 0.735, rise: 0.065, peaks: 2.9, sharp: 0.4, trees: 0.011 },
];
const BEFORE: readonly Range[] = [
  { y: 0.82, rise: 0.075, peaks: 2.2, sharp: 0.25, trees: 0.03 },
  { y: 0.925, rise: 0.075, peaks: 1.5, sharp: 0, trees: 0.085 },
];
const ALL = BEHIND.length + BEFORE.length;
const STEPS = 150;
const WHITE = hex("#ffffff");

/** The light low over the land. */
const dawnOf = ({ sky, far }: World): Color => mix(sky.at(-2) ?? far, sky.at(-1) ?? far, 0.45);

/** Where the sun of this picture would be; the light comes from there in any case. */
const sunAt = (canvas: Canvas, dice: Dice): number => dice.part("sun").num(0.3, 0.7) * canvas.width;

/** The crest of a range, from the left edge to the right. */
function crestOf(
  { width, height }: Canvas,
  dice: Dice,
  { y, rise, peaks: many, sharp, lift = 0 }: Range,
): Point[] {
  const [soft, rough] = [roughOf(dice.part("soft"), 4), roughOf(dice.part("rough"), 5)];
  const own = dice.part("summit");
  const [at, wide] = [own.num(0.16, 0.84), own.num(0.22, 0.32)];
  return Array.from({ length: STEPS + 1 }, (_, k): Point => {
    const t = k / STEPS;
    const n = rough(t * many);
    const high = lerp(soft(t * many * 0.8), 0.7 - 2.1 * Math.abs(n), sharp) * rise;
    const near = clamp(1 - Math.abs(t - at) / wide);
    return [t * width, (y - high - lift * near * (0.5 + 0.5 * near) * (1 + 0.35 * n)) * height];
  });
}

/** Gullies down from a crest, long where it is steep; `facing` says how much a slope faces the light. */
function gullies(line: readonly Point[], dice: Dice, long: number, facing: (x: number) => number): Path {
  const own = dice.part("gullies");
  const lengths = roughOf(own, 3);
  const quads: Path[] = [];
  for (let k = 0; k < line.length - 1; k++) {
    const [[x0, y0], [x1, y1]] = [line[k] ?? [0, 0], line[k + 1] ?? [0, 0]];
    const slope = (y1 - y0) / (x1 - x0);
    const turned = clamp((slope * facing(x0) - 0.15) * 1.6);
    const lit = turned * long * clamp(0.62 + 0.75 * lengths(k * 0.21), 0.12, 1.2);
    if (lit < 1) continue;
    const lean = lit * 0.26 * clamp(slope * 2, -1, 1);
    quads.push(poly(x0 - 0.4, y0, x1 + 0.4, y1, x1 + lean, y1 + lit, x0 + lean * 0.85, y0 + lit * 0.85));
  }
  return joined(quads);
}

/** The lit and the shaded sides of a range. */
function flanks(
  canvas: Canvas,
  dice: Dice,
  line: readonly Point[],
  { top, long, sunX, bright, dark }: Light,
): void {
  const side = (x: number) => clamp((x - sunX) / (canvas.width * 0.12), -1, 1);
  const fade = (color: Color, alpha: number) =>
    canvas.down(top, top + long * 2.1, [0, color, alpha], [0.45, color, alpha * 0.45], [1, color, 0]);
  // To the right of the light, a slope that falls to the right is in the shade.
  canvas.add(gullies(line, dice, long, side), { fill: fade(dark, 0.5) });
  const lit = gullies(line, dice.part("lit"), long * 0.8, (x) => -side(x));
  canvas.add(lit, { fill: fade(bright, 0.6) });
}

interface Light {
  readonly top: number;
  readonly long: number;
  readonly sunX: number;
  readonly bright: Color;
  readonly dark: Color;
}

const TIERS = 5;

/** A spruce: hanging tiers, wider towards the foot. */
function spruce(own: Dice, x: number, foot: number, tall: number): Path {
  const left: Point[] = [];
  const right: Point[] = [];
  for (let k = 1; k <= TIERS; k++) {
    const t = k / TIERS;
    const y = foot - tall * (1 - t * 0.92);
    const wide = tall * 0.22 * t;
    left.push([x - wide * own.num(0.8, 1.15), y], [x - wide * 0.42, y - tall * 0.035]);
    right.push([x + wide * own.num(0.8, 1.15), y], [x + wide * 0.42, y - tall * 0.035]);
  }
  const trunk = tall * 0.02;
  return polygon([
    [x, foot - tall],
    ...left,
    [x - trunk, foot + tall * 0.1],
    [x + trunk, foot + tall * 0.1],
    ...right.reverse(),
  ]);
}

/** Trees in groups along a crest, taller towards the edges of the picture. */
function treeline(canvas: Canvas, dice: Dice, line: readonly Point[], tall: number): Path {
  const own = dice.part("trees");
  const clump = roughOf(own, 2);
  const count = Math.round(Math.min(110, 2.6 / tall));
  const trees = Array.from({ length: count }, (_, k) => {
    const t = clamp((k + own.num(-0.4, 1.4)) / count);
    const [x, y] = line[Math.round(t * (line.length - 1))] ?? [0, 0];
    const edge = Math.abs(t - 0.5) * 2;
    const high = clamp(0.3 + 0.95 * clump(t * 6) + 0.75 * edge * edge * edge, 0, 1.35);
    return spruce(own, x, y + 4, tall * canvas.height * high * own.num(0.75, 1.15));
  });
  return joined(trees);
}

/** The colours of a range by its place among all: `t` is 0 for the farthest, 1 for the nearest. */
function colorsAt(world: World, t: number): { crest: Color; foot: Color } {
  const dawn = dawnOf(world);
  const air = mix(world.far, dawn, 0.55 * (1 - t) * (1 - t));
  const crest = mix(air, world.near, 0.02 + 0.94 * t * (0.55 + 0.45 * t));
  const mist = tone(mix(mix(world.far, dawn, 0.8), world.near, 0.5 * t * t), 0.01, 1.15);
  // The nearest hill has almost no mist: it carries the picture.
  return { crest, foot: mix(crest, mist, t === 1 ? 0.12 : 0.95 - 0.35 * t) };
}

function range(canvas: Canvas, dice: Dice, world: World, { at, one }: { at: number; one: Range }): void {
  const { width, height } = canvas;
  const t = at / (ALL - 1);
  const { crest, foot } = colorsAt(world, t);
  const line = crestOf(canvas, dice, one);
  const top = Math.min(...line.map(([, y]) => y));
  const deep = (one.rise * 2 + (one.lift ?? 0) * 1.1 + 0.05) * height;
  const ink = canvas.down(top, top + deep, [0, crest], [0.4, mix(crest, foot, 0.35)], [1, foot]);
  const sunX = sunAt(canvas, dice);
  if (one.trees) canvas.add(treeline(canvas, dice, line, one.trees), { fill: crest });
  canvas.add(polygon([[0, height], ...line, [width, height]]), { fill: ink });
  if (!one.lift) return;
  const bright = mix(mix(crest, dawnOf(world), 0.5), mix(world.glow, WHITE, 0.2), 0.5);
  const dark = mix(crest, world.near, 0.55);
  flanks(canvas, dice, line, { top, long: deep * 0.62, sunX, bright, dark });
}

/** Mist that lies between two ranges, in soft heaps. */
function valley(canvas: Canvas, dice: Dice, world: World, t: number): void {
  const own = dice.part("valley");
  const { foot } = colorsAt(world, t);
  const y = (0.53 + t * 0.33) * canvas.height;
  const color = mix(foot, dawnOf(world), 0.35);
  for (let k = 0; k < 2; k++) {
    const spot = [own.num(0, 1) * canvas.width, y + own.num(-0.01, 0.03) * canvas.height] as const;
    glow(canvas, [...spot, own.num(0.16, 0.34) * canvas.width], color, 0.42 * (1 - t * 0.5));
  }
}

function rangesOf(all: readonly Range[], first: number): Motif {
  return (canvas, dice, world) => {
    for (const [k, one] of all.entries()) {
      const at = first + k;
      range(canvas, dice.part(`peaks${at}`), world, { at, one });
      valley(canvas, dice.part(`peaks${at}`), world, at / (ALL - 1));
    }
  };
}

/** Long thin clouds over the land, lit from below. */
function strata(canvas: Canvas, dice: Dice, world: World): void {
  const own = dice.part("strata");
  const { width, height } = canvas;
  const color = mix(dawnOf(world), world.glow, 0.45);
  for (let k = 0; k < 7; k++) {
    const [x, y] = [own.num(-0.1, 1.1) * width, own.num(0.2, 0.45) * height];
    const [long, thick] = [own.num(0.1, 0.34) * width, own.num(2.5, 9)];
    const bow = own.num(-0.6, 0.6) * thick;
    const shape = curve([
      [x - long, y, 1],
      [x - long * 0.4, y - thick + bow],
      [x + long * 0.3, y - thick * 0.7 + bow],
      [x + long, y, 1],
      [x + long * 0.2, y + thick * 0.5 + bow],
    ]);
    const ink = canvas.across(x - long, x + long, [0, color, 0], [0.5, color, 0.55], [1, color, 0]);
    canvas.add(shape, { fill: ink, alpha: own.num(0.2, 0.65) });
  }
}

/** A few birds far off, in a loose line. */
function flock(canvas: Canvas, dice: Dice, world: World): void {
  const own = dice.part("flock");
  const { width, height } = canvas;
  const [x, y] = [own.num(0.2, 0.7) * width, own.num(0.2, 0.34) * height];
  const color = mix(world.near, world.far, 0.25);
  for (let k = 0; k < 6; k++) {
    const wing = own.num(5, 9) * (1 - k * 0.06);
    const [bx, by] = [x + k * own.num(13, 22), y + (k % 2 ? -1 : 1) * k * own.num(1.5, 4)];
    const beat = wing * own.num(0.25, 0.6);
    const wings = curve(
      [
        [bx - wing, by - beat * 0.6],
        [bx - wing * 0.45, by - beat],
        [bx, by, 1],
        [bx + wing * 0.45, by - beat],
        [bx + wing, by - beat * 0.6],
      ],
      false,
    );
    canvas.add(wings, { stroke: color, width: 1.5, alpha: 0.75 });
  }
}

/** Peaks behind peaks in the mist of the valleys between them, lit from where the sun stands. */
export const peaks: Motif = (canvas, dice, world) => {
  strata(canvas, dice, world);
  flock(canvas, dice, world);
  rangesOf(BEHIND, 0)(canvas, dice, world);
  glow(canvas, [sunAt(canvas, dice), 0.5 * canvas.height, 0.6 * canvas.width], dawnOf(world), 0.34);
};

/** The wooded hills before them. */
export const woodedHills: Motif = rangesOf(BEFORE, BEHIND.length);
