import type { Canvas } from "../core/canvas.ts";
import { type Color, hex, mix, tone } from "../core/color.ts";
import type { Dice } from "../core/dice.ts";
import { drawn, type Path, placed, points, segment } from "../core/path.ts";
import { glow, type Spot } from "../motif/sky.ts";
import type { Motif, World } from "../motif/world.ts";

const CANOPY = drawn(
  "M-200 20 C-196 -110 -110 -190 0 -196 C110 -190 196 -110 200 20 C176 -4 136 -4 112 22 C86 -6 30 -8 0 20 C-30 -8 -86 -6 -112 22 C-136 -4 -176 -4 -200 20Z",
);
const PANELS = [
  "M0 -196 C-70 -150 -108 -70 -112 22",
  "M0 -196 C-14 -130 -10 -60 0 20",
  "M0 -196 C70 -150 108 -70 112 22",
].map(drawn);
const SHADE = drawn(
  "M0 -196 C-14 -130 -10 -60 0 20 C30 -8 86 -6 112 22 C136 -4 176 -4 200 20 C196 -110 110 -190 0 -196Z",
);
const PATCH = drawn("M-88 -86 L-46 -96 L-38 -50 L-82 -40Z");
const HANDLE = drawn("M0 10 C2 90 0 170 0 238 C0 290 -64 292 -62 238");

interface UmbrellaContext {
  readonly canvas: Canvas;
  readonly world: World;
  readonly x: number;
  readonly y: number;
  /** Pixels per unit. */
  readonly s: number;
  readonly put: (path: Path) => Path;
}

function handle({ canvas, world, x, y, s, put: place }: UmbrellaContext): void {
  const steel = canvas.across(x - 8 * s, x + 8 * s, [0, mix(world.glow, world.near, 0.15)], [1, world.near]);
  canvas.add(place(HANDLE), { stroke: mix(world.near, world.far, 0.2), width: 13 * s });
  canvas.add(place(drawn("M0 10 C2 60 0 120 0 196")), { stroke: steel, width: 5 * s });
  canvas.add(place(drawn("M-4 214 C-4 286 -60 284 -58 238")), {
    stroke: world.light,
    width: 3 * s,
    alpha: 0.9,
  });
  glow(canvas, [x - 30 * s, y + 262 * s, 70 * s], world.light, 0.5);
}

function patch({ canvas, x, y, s, put: place }: UmbrellaContext): void {
  const blue = hex("#3f7fe0");
  canvas.add(place(PATCH), {
    fill: canvas.linear(
      x - 88 * s,
      y - 96 * s,
      x - 38 * s,
      y - 40 * s,
      [0, tone(blue, 0.16)],
      [1, tone(blue, -0.12)],
    ),
  });
  for (let k = 0; k < 5; k++)
    for (const [ax, ay, bx, by] of [
      [-88, -86, -46, -96],
      [-82, -40, -38, -50],
    ] as const) {
      const t = (k + 0.5) / 5;
      const [px, py] = [ax + (bx - ax) * t, ay + (by - ay) * t];
      canvas.add(place(segment(px - 2, py - 5, px + 2, py + 5)), {
        stroke: mix(blue, hex("#ffffff"), 0.65),
        width: 1.8 * s,
      });
    }
}

function canopy(context: UmbrellaContext, cloth: Color, patched: boolean): void {
  const { canvas, world, x, y, s, put: place } = context;
  const dark = cloth;
  canvas.add(place(CANOPY), {
    fill: canvas.linear(
      x - 200 * s,
      y - 190 * s,
      x + 190 * s,
      y + 40 * s,
      [0, mix(dark, world.glow, 0.55)],
      [0.3, mix(dark, world.glow, 0.14)],
      [0.6, dark],
      [1, world.near],
    ),
  });
  canvas.inside(place(CANOPY), () => {
    canvas.add(place(SHADE), { fill: world.near, alpha: 0.28 });
    for (const panel of PANELS) {
      canvas.add(place(panel), { stroke: world.near, width: 5 * s, alpha: 0.5 });
      canvas.add(place(panel), { stroke: world.glow, width: 1.4 * s, alpha: 0.55 });
    }
    if (patched) patch(context);
    const rim = canvas.linear(
      x - 200 * s,
      y - 60 * s,
      x + 120 * s,
      y - 20 * s,
      [0, tone(world.glow, 0.08), 0.95],
      [0.5, world.glow, 0.35],
      [1, world.glow, 0],
    );
    canvas.add(place(CANOPY), { stroke: rim, width: 7 * s });
    canvas.add(place(CANOPY), { stroke: rim, width: 26 * s, alpha: 0.25 });
  });
  canvas.add(place(drawn("M0 -194 L0 -222")), { stroke: mix(world.near, world.glow, 0.4), width: 6 * s });
}

function drops({ canvas, world, x, y, s }: UmbrellaContext, dice: Dice): void {
  const own = dice.part("drops");
  for (let k = 0; k < 34; k++) {
    const t = own.num(-1, 1);
    const [px, py] = [x + t * 196 * s, y + (-196 + t * t * 170) * s];
    canvas.add(segment(px, py, px + t * 10 * s + own.num(-5, 5), py - own.num(5, 20) * s), {
      stroke: mix(world.glow, hex("#ffffff"), 0.4),
      width: own.num(0.8, 2),
      alpha: own.num(0.3, 0.85),
    });
  }
  for (const [dx, delay] of points("-200,0 -112,40 0,14 112,60 200,26")) {
    const top = y + (24 + delay) * s;
    canvas.add(segment(x + dx * s, top, x + dx * s, top + 26 * s), {
      stroke: canvas.down(top, top + 26 * s, [0, world.glow, 0], [1, world.glow, 0.9]),
      width: 3 * s,
    });
  }
}

/** An open umbrella in the rain, its handle a thin moon. */
function opened(context: UmbrellaContext, dice: Dice, cloth: Color, patched: boolean): void {
  const { canvas, world, x, y, s } = context;
  glow(canvas, [x - 60 * s, y - 80 * s, 330 * s], world.glow, 0.7);
  handle(context);
  canopy(context, cloth, patched);
  drops(context, dice);
}

const contextAt = (canvas: Canvas, world: World, [x, y, s]: Spot): UmbrellaContext => ({
  canvas,
  world,
  x,
  y,
  s,
  put: (path) => placed(path, x, y, s),
});

/** An old black umbrella with one blue patch. */
export const umbrella: Motif = (canvas, dice, world) => {
  const { width, height } = canvas;
  const spot: Spot = [width * 0.5, height * (height > width ? 0.4 : 0.47), width / 540];
  opened(contextAt(canvas, world, spot), dice, mix(world.near, world.far, 0.22), true);
};

/** An umbrella in a colour of the hour, somewhere near the middle. */
export const parasol: Motif = (canvas, dice, world) => {
  const own = dice.part("parasol");
  const { width, height } = canvas;
  const spot: Spot = [width * own.num(0.38, 0.62), height * own.num(0.42, 0.52), width / own.num(640, 860)];
  const cloth = own.pick([
    mix(world.light, world.near, 0.35),
    hex("#b8323c"),
    mix(world.glow, world.far, 0.55),
  ]);
  opened(contextAt(canvas, world, spot), dice, mix(cloth, world.near, 0.2), false);
};
