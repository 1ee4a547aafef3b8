import { hex, mix } from "../core/color.ts";
import { drawn, ellipse, placed, segment } from "../core/path.ts";
import { glow } from "../motif/sky.ts";
import type { Motif } from "../motif/world.ts";
import { sceneObject, shape } from "./scene-object.ts";

const WHITE = hex("#ffffff");
const PAPER = drawn("M-16 12 C-22 -10 -20 -30 -10 -36 L10 -36 C20 -30 22 -10 16 12Z");

/** Paper lanterns released into the sky, many and high. */
export const skyLanterns: Motif = (canvas, dice, world) => {
  const own = dice.part("lanterns");
  const { width, height } = canvas;
  for (let k = 0; k < 34; k++) {
    const near = (k / 33) * (k / 33);
    const s = (0.18 + near * 1.15) * (width / 700);
    const [x, y] = [own.num(0.02, 0.98) * width, own.num(0.05, 0.72) * height];
    glow(canvas, [x, y, 64 * s], world.light, 0.7);
    const fill = canvas.down(
      y - 36 * s,
      y + 12 * s,
      [0, mix(world.light, world.near, 0.35)],
      [0.6, world.light],
      [1, mix(world.light, WHITE, 0.6)],
    );
    canvas.add(placed(PAPER, x, y, s), { fill, alpha: 0.55 + near * 0.45 });
    canvas.add(ellipse(x, y + 11 * s, 14 * s, 3.4 * s), { fill: WHITE, alpha: 0.75 });
  }
};

/** Red lanterns on a cord across the top. */
export const hungLanterns: Motif = (canvas, dice, world) => {
  const own = dice.part("hung");
  const { width } = canvas;
  const red = hex("#e0382e");
  for (let k = 0; k < 7; k++) {
    const x = ((k + 0.5) / 7) * width + own.num(-14, 14);
    const y = own.num(0.1, 0.3) * width;
    const r = own.num(0.035, 0.058) * width;
    canvas.add(segment(x, -8, x, y - r), { stroke: world.near, width: 2 });
    glow(canvas, [x, y, r * 3.2], mix(red, world.light, 0.5), 0.7);
    canvas.add(ellipse(x, y, r, r * 0.86), {
      fill: canvas.radial(
        x,
        y,
        r,
        [0, mix(red, world.light, 0.8)],
        [0.6, red],
        [1, mix(red, world.near, 0.5)],
      ),
    });
    for (const rib of [0.35, 0.7])
      canvas.add(ellipse(x, y, r * rib, r * 0.86), {
        stroke: mix(red, world.near, 0.5),
        width: 1.2,
        alpha: 0.6,
      });
    for (const cap of [-1, 1])
      canvas.add(ellipse(x, y + cap * r * 0.84, r * 0.36, r * 0.1), {
        fill: mix(world.light, world.near, 0.4),
      });
    canvas.add(segment(x, y + r * 0.9, x, y + r * 1.5), { stroke: red, width: 3 });
  }
};

/** A great flower in the foreground, its petals lit through. */
export const flower = sceneObject("flower", (context) => {
  const { canvas, x, y, s, world } = context;
  glow(canvas, [x, y - 120 * s, 170 * s], world.glow, 0.6);
  shape(
    context,
    "M-3 20 C-10 -30 6 -70 -2 -112 L4 -112 C12 -70 -2 -30 6 20Z",
    mix(world.far, world.near, 0.6),
  );
  shape(context, "M0 -20 C-36 -30 -54 -54 -62 -82 C-30 -78 -6 -56 0 -20Z", mix(world.far, world.near, 0.5));
  shape(context, "M2 -40 C30 -46 50 -66 58 -96 C28 -92 6 -72 2 -40Z", mix(world.far, world.near, 0.5));
  const petals = [
    "M0 -112 C-70 -120 -84 -160 -76 -190 C-40 -186 -8 -160 0 -112Z",
    "M0 -112 C70 -120 84 -160 76 -190 C40 -186 8 -160 0 -112Z",
    "M0 -112 C-46 -140 -52 -190 -34 -222 C-8 -200 8 -160 0 -112Z",
    "M0 -112 C46 -140 52 -190 34 -222 C8 -200 -8 -160 0 -112Z",
    "M0 -112 C-28 -150 -20 -200 0 -230 C20 -200 28 -150 0 -112Z",
  ];
  for (const [k, petal] of petals.entries())
    shape(context, petal, mix(world.light, world.glow, 0.1 + k * 0.16));
  canvas.dot(x, y - 118 * s, 9 * s, { fill: mix(world.light, WHITE, 0.5) });
});

/** An island that floats, trees on it and roots below. */
export const island = sceneObject("island", (context) => {
  const { canvas, own, x, y, s, world } = context;
  glow(canvas, [x, y - 60 * s, 220 * s], world.glow, 0.4);
  shape(
    context,
    "M-120 -40 C-90 -58 -40 -50 0 -56 C50 -62 96 -52 122 -38 C104 -10 74 4 56 40 C44 70 20 78 4 112 C-12 84 -30 76 -46 36 C-66 4 -104 -8 -120 -40Z",
  );
  shape(
    context,
    "M-122 -40 C-96 -70 -40 -66 0 -70 C52 -74 100 -64 124 -38 C80 -26 -80 -26 -122 -40Z",
    mix(world.far, world.light, 0.35),
  );
  for (let k = 0; k < 9; k++) {
    const [tx, tall] = [-96 + k * 24 + own.num(-8, 8), own.num(26, 62)];
    shape(
      context,
      `M${tx} ${-52 - tall} C${tx + 16} ${-70 - tall * 0.2} ${tx + 14} -56 ${tx + 3} -54 L${tx - 3} -54 C${tx - 14} -56 ${tx - 16} ${-70 - tall * 0.2} ${tx} ${-52 - tall}Z`,
    );
  }
  for (let k = 0; k < 3; k++) {
    const fx = x + (-60 + k * 62) * s;
    canvas.add(segment(fx, y - 8 * s, fx, y + own.num(110, 190) * s), {
      stroke: canvas.down(y, y + 190 * s, [0, world.glow, 0.7], [1, world.glow, 0]),
      width: 5 * s,
    });
  }
});
