import { mix } from "../core/color.ts";
import { curve, drawn, placed, points, poly } from "../core/path.ts";
import { beam } from "./air.ts";
import { glow } from "./sky.ts";
import type { Motif } from "./world.ts";

const TOWER = drawn("M-17 0 L-11 -128 L11 -128 L17 0Z");
const GALLERY = drawn("M-17 -128 L-15 -135 L15 -135 L17 -128Z");
const LANTERN = drawn("M-9 -135 L-9 -154 L9 -154 L9 -135Z");
const ROOF = drawn("M-12 -154 C-10 -164 -3 -168 0 -174 C3 -168 10 -164 12 -154Z");
const ROCK = drawn("M-90 34 C-70 10 -52 14 -38 2 C-26 -6 -10 -4 0 -3 C14 -5 28 -6 42 4 C58 14 80 12 104 34Z");

/** A lighthouse on its rock, with beams in random directions; `x`, `y` is its foot, in shares. */
export function lighthouse(x: number, y: number, size: number, beams = true): Motif {
  return (canvas, dice, world) => {
    const [fx, fy] = [x * canvas.width, y * canvas.height];
    const s = size * (canvas.height / 400);
    const place = (path: typeof TOWER) => placed(path, fx, fy, s);
    const ly = fy - 145 * s;
    if (beams) {
      const tilt = dice.part("beam").num(-0.12, 0.16);
      const far = canvas.width * 1.1;
      beam(canvas, [fx, ly], [fx - far, ly - far * (tilt + 0.12)], far * 0.12, {
        color: world.light,
        alpha: 0.55,
      });
      beam(canvas, [fx, ly], [fx + far, ly + far * (tilt - 0.08)], far * 0.12, {
        color: world.light,
        alpha: 0.55,
      });
    }
    const dark = mix(world.near, world.far, 0.15);
    const wall = canvas.across(
      fx - 17 * s,
      fx + 17 * s,
      [0, mix(dark, world.glow, 0.55)],
      [0.35, mix(dark, world.glow, 0.22)],
      [1, dark],
    );
    canvas.add(place(ROCK), {
      fill: canvas.down(fy - 6 * s, fy + 34 * s, [0, mix(dark, world.far, 0.3)], [1, world.near]),
    });
    canvas.add(place(TOWER), { fill: wall });
    canvas.inside(place(TOWER), () => {
      for (const top of [-106, -62, -18])
        canvas.add(place(poly(-20, top, 20, top - 6, 20, top + 14, -20, top + 20)), {
          fill: world.near,
          alpha: 0.5,
        });
    });
    canvas.add(place(GALLERY), { fill: world.near });
    canvas.add(place(LANTERN), { fill: mix(world.light, { l: 1, a: 0, b: 0 }, 0.5) });
    canvas.add(place(curve(points("-3,-135 -3,-154"), false)), { stroke: world.near, width: 0.8 * s });
    canvas.add(place(curve(points("3,-135 3,-154"), false)), { stroke: world.near, width: 0.8 * s });
    canvas.add(place(ROOF), { fill: world.near });
    glow(canvas, [fx, ly, 62 * s], world.light, 0.9);
  };
}
