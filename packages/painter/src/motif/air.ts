import type { Canvas } from "../core/canvas.ts";
import { type Color, mix } from "../core/color.ts";
import { cos, sin, TAU } from "../core/math.ts";
import { box, curve, ellipse, type Point, poly, segment } from "../core/path.ts";
import { glow } from "./sky.ts";
import type { Motif } from "./world.ts";

/** Sparks of light that hang in the air: fireflies, embers, dust in a beam. */
export function sparks(count: number, from = 0.35, to = 1): Motif {
  return (canvas, dice, world) => {
    const own = dice.part("sparks");
    for (let k = 0; k < count; k++) {
      const [x, y] = [own.num(0, canvas.width), own.num(from, to) * canvas.height];
      const r = own.num(1, 3.2);
      glow(canvas, [x, y, r * 6], world.light, own.num(0.25, 0.6));
      canvas.dot(x, y, r, { fill: mix(world.light, world.glow, 0.2), alpha: own.num(0.6, 1) });
    }
  };
}

/** Lights out of focus. */
export function bokeh(count: number, from = 0, to = 0.8): Motif {
  return (canvas, dice, world) => {
    const own = dice.part("bokeh");
    for (let k = 0; k < count; k++) {
      const [x, y] = [own.num(0, canvas.width), own.num(from, to) * canvas.height];
      const r = own.num(10, 46);
      const color = mix(world.light, world.glow, own.num());
      const alpha = own.num(0.1, 0.34);
      canvas.dot(x, y, r, {
        fill: canvas.radial(x, y, r, [0, color, 0.5], [0.82, color, 0.75], [1, color, 0.1]),
        alpha,
      });
    }
  };
}

/** Rain: long strokes that all lean the same way. */
export function rain(count: number, lean = 0.16): Motif {
  return (canvas, dice, world) => {
    const own = dice.part("rain");
    const color = mix(world.glow, world.far, 0.3);
    for (let k = 0; k < count; k++) {
      const [x, y] = [own.num(-0.1, 1.1) * canvas.width, own.num(-0.1, 1) * canvas.height];
      const long = own.num(24, 110);
      canvas.add(segment(x, y, x - long * lean, y + long), {
        stroke: color,
        width: own.num(0.7, 2),
        alpha: own.num(0.15, 0.5),
      });
    }
  };
}

/** Snow, near flakes large and soft. */
export function snow(count: number): Motif {
  return (canvas, dice, world) => {
    const own = dice.part("snow");
    const white = mix(world.glow, { l: 1, a: 0, b: 0 }, 0.8);
    for (let k = 0; k < count; k++) {
      const near = own.num();
      const r = 1 + near * near * near * 7;
      const [x, y] = [own.num(0, canvas.width), own.num(0, canvas.height)];
      const fill = r > 3 ? canvas.radial(x, y, r, [0, white, 0.9], [0.5, white, 0.6], [1, white, 0]) : white;
      canvas.dot(x, y, r, { fill, alpha: own.num(0.4, 0.95) });
    }
  };
}

/** Petals or leaves adrift: curved drops turned in every direction. */
export function drifting(count: number, color?: Color): Motif {
  return (canvas, dice, world) => {
    const own = dice.part("drifting");
    for (let k = 0; k < count; k++) {
      const [x, y] = [own.num(0, canvas.width), own.num(0, canvas.height)];
      const near = own.num();
      const size = 4 + near * near * 15;
      const turn = own.num(0, TAU);
      const thin = own.num(0.3, 0.6);
      const place = (along: number, across: number) => {
        const [u, v] = [along * size, across * size * thin];
        return [x + u * cos(turn) - v * sin(turn), y + u * sin(turn) + v * cos(turn)] as const;
      };
      const petal = curve([
        [...place(-1, 0), 1],
        place(-0.2, -1),
        place(0.8, -0.7),
        place(1, 0.1),
        place(0.6, 0.8),
        place(-0.2, 0.7),
      ]);
      const [ax, ay] = place(-1, 0);
      const [bx, by] = place(1, 0);
      const tint = color ?? world.light;
      canvas.add(petal, {
        fill: canvas.linear(
          ax,
          ay,
          bx,
          by,
          [0, mix(tint, world.near, 0.15)],
          [1, mix(tint, world.glow, 0.45)],
        ),
        alpha: 0.45 + near * 0.5,
      });
    }
  };
}

/** A bank of mist across the picture. */
export function mist(canvas: Canvas, y: number, deep: number, color: Color, alpha: number): void {
  const top = y - deep / 2;
  canvas.add(box(0, top, canvas.width, deep), {
    fill: canvas.down(top, top + deep, [0, color, 0], [0.5, color, alpha], [1, color, 0]),
  });
}

export const fog =
  (levels: readonly (readonly [y: number, deep: number, alpha: number])[]): Motif =>
  (canvas, dice, world) => {
    const own = dice.part("fog");
    const color = mix(world.far, world.glow, 0.45);
    for (const [y, deep, alpha] of levels) {
      mist(canvas, y * canvas.height, deep * canvas.height, color, alpha);
      for (let k = 0; k < 4; k++) {
        const x = own.num(0, canvas.width);
        const cy = (y + own.num(-0.2, 0.2) * deep) * canvas.height;
        const rx = own.num(0.2, 0.5) * canvas.width;
        const shape = ellipse(x, cy, rx, rx * 0.12);
        canvas.add(shape, {
          fill: canvas.linear(
            x - rx,
            cy,
            x + rx,
            cy,
            [0, color, 0],
            [0.5, color, alpha * 0.5],
            [1, color, 0],
          ),
        });
      }
    }
  };

/** A cone of light from (x, y). */
export function beam(
  canvas: Canvas,
  [x, y]: Point,
  [toX, toY]: Point,
  wide: number,
  { color, alpha }: { readonly color: Color; readonly alpha: number },
): void {
  const [dx, dy] = [toX - x, toY - y];
  const long = Math.sqrt(dx * dx + dy * dy);
  const [nx, ny] = [(-dy / long) * wide, (dx / long) * wide];
  canvas.add(poly(x, y, toX + nx, toY + ny, toX - nx, toY - ny), {
    fill: canvas.linear(x, y, toX, toY, [0, color, alpha], [0.4, color, alpha * 0.4], [1, color, 0]),
  });
}
