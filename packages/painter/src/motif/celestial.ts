import { hex, mix, tone } from "../core/color.ts";
import { cos, sin, TAU } from "../core/math.ts";
import { noiseOf } from "../core/noise.ts";
import { curve, ellipse, type Point, poly, segment } from "../core/path.ts";
import { glow } from "./sky.ts";
import type { Motif } from "./world.ts";

const WHITE = hex("#ffffff");

/** A full moon with its seas, somewhere in the upper third. */
export const moon: Motif = (canvas, dice, world) => {
  const own = dice.part("moon");
  const { width, height } = canvas;
  const [x, y, r] = [own.num(0.26, 0.74) * width, own.num(0.16, 0.28) * height, own.num(0.09, 0.15) * width];
  glow(canvas, [x, y, r * 3.6], world.glow, 0.6);
  const pale = mix(world.glow, WHITE, 0.55);
  canvas.dot(x, y, r, {
    fill: canvas.radial(
      x - r * 0.3,
      y - r * 0.3,
      r * 1.5,
      [0, pale],
      [0.6, mix(pale, world.glow, 0.4)],
      [1, world.glow],
    ),
  });
  canvas.inside(ellipse(x, y, r), () => {
    for (let k = 0; k < 9; k++) {
      const [cx, cy] = [x + own.num(-0.8, 0.8) * r, y + own.num(-0.8, 0.8) * r];
      canvas.add(ellipse(cx, cy, own.num(0.08, 0.36) * r, own.num(0.06, 0.28) * r), {
        fill: mix(world.glow, world.far, 0.5),
        alpha: own.num(0.1, 0.26),
      });
    }
  });
};

/** A thin new moon, the rest of it barely visible. */
export const crescent: Motif = (canvas, dice, world) => {
  const own = dice.part("crescent");
  const [x, y, r] = [
    own.num(0.3, 0.74) * canvas.width,
    own.num(0.14, 0.26) * canvas.height,
    own.num(0.07, 0.1) * canvas.width,
  ];
  glow(canvas, [x, y, r * 4], world.glow, 0.5);
  canvas.dot(x, y, r, { fill: mix(world.sky[0] ?? world.far, world.glow, 0.12), alpha: 0.6 });
  const outer: Point[] = [];
  const inner: Point[] = [];
  for (let k = 0; k <= 16; k++) {
    const turn = -0.6 + (k / 16) * Math.PI;
    outer.push([x + cos(turn) * r, y + sin(turn) * r, k === 0 || k === 16 ? 1 : 0]);
    const bow = 1 - 0.42 * sin((k / 16) * Math.PI);
    inner.push([x + cos(turn) * r * bow, y + sin(turn) * r * bow]);
  }
  canvas.add(curve([...outer, ...inner.slice(1, -1).reverse()]), { fill: mix(world.glow, WHITE, 0.6) });
};

/** A low sun, cut by bars of haze. */
export const sun: Motif = (canvas, dice, world) => {
  const own = dice.part("sun");
  const { width, height } = canvas;
  const [x, y, r] = [own.num(0.3, 0.7) * width, own.num(0.32, 0.42) * height, own.num(0.13, 0.19) * width];
  // Pale light over a blue sky would be a grey ring, so the low sky's own colour lies around it.
  glow(canvas, [x, y + r * 0.5, r * 4.6], world.sky[2] ?? world.glow, 0.75);
  glow(canvas, [x, y, r * 2.3], world.glow, 0.75);
  canvas.dot(x, y, r, {
    fill: canvas.down(
      y - r,
      y + r,
      [0, mix(world.glow, WHITE, 0.65)],
      [0.6, world.glow],
      [1, mix(world.glow, world.light, 0.6)],
    ),
  });
  for (let k = 0; k < 4; k++) {
    const level = y + (0.15 + k * 0.26) * r;
    const [cx, long] = [x + own.num(-0.3, 0.3) * r, r * own.num(1.1, 1.7)];
    const haze = mix(world.sky[2] ?? world.far, world.glow, 0.35);
    canvas.add(ellipse(cx, level, long, 2.5 + k * 1.6), {
      fill: canvas.across(cx - long, cx + long, [0, haze, 0], [0.5, haze, 0.6], [1, haze, 0]),
    });
  }
};

/** A great planet with a ring, and a small companion. */
export const planet: Motif = (canvas, dice, world) => {
  const own = dice.part("planet");
  const { width, height } = canvas;
  const [x, y, r] = [own.num(0.3, 0.7) * width, own.num(0.22, 0.34) * height, own.num(0.17, 0.24) * width];
  glow(canvas, [x - r * 0.3, y - r * 0.3, r * 2.6], world.glow, 0.5);
  const tilt = own.num(0.2, 0.5);
  const ring = (from: number, to: number) => {
    const points: Point[] = [];
    for (let k = 0; k <= 24; k++) {
      const turn = from + ((to - from) * k) / 24;
      const [u, v] = [cos(turn) * r * 1.85, sin(turn) * r * 0.42];
      points.push([x + u * cos(tilt) - v * sin(tilt), y + u * sin(tilt) + v * cos(tilt)]);
    }
    for (const [wide, alpha] of [
      [0.2, 0.25],
      [0.1, 0.4],
      [0.03, 0.8],
    ] as const)
      canvas.add(curve(points, false), { stroke: mix(world.light, world.glow, 0.5), width: r * wide, alpha });
  };
  ring(TAU / 2, TAU);
  canvas.dot(x, y, r, {
    fill: canvas.radial(
      x - r * 0.45,
      y - r * 0.45,
      r * 1.7,
      [0, mix(world.glow, WHITE, 0.4)],
      [0.35, world.glow],
      [0.7, world.far],
      [1, world.near],
    ),
  });
  canvas.inside(ellipse(x, y, r), () => {
    for (let k = 0; k < 7; k++) {
      const level = y + own.num(-0.9, 0.9) * r;
      canvas.add(ellipse(x, level, r * 1.2, r * own.num(0.03, 0.12)), {
        fill: k % 2 === 0 ? world.light : world.near,
        alpha: own.num(0.08, 0.2),
      });
    }
  });
  ring(0, TAU / 2);
  const [mx, my] = [x + r * own.num(1.3, 1.8), y - r * own.num(0.7, 1.1)];
  canvas.dot(mx, my, r * 0.14, { fill: canvas.radial(mx - 4, my - 4, r * 0.2, [0, WHITE], [1, world.far]) });
};

/** Stars joined by thin lines into unnamed figures. */
export const constellation: Motif = (canvas, dice, world) => {
  const own = dice.part("constellation");
  const { width, height } = canvas;
  const line = mix(world.glow, WHITE, 0.4);
  for (let figure = 0; figure < 3; figure++) {
    let [x, y] = [own.num(0.08, 0.9) * width, own.num(0.06, 0.4) * height];
    let turn = own.num(0, TAU);
    const count = own.int(4, 7);
    for (let k = 0; k < count; k++) {
      glow(canvas, [x, y, own.num(10, 22)], world.glow, 0.8);
      canvas.dot(x, y, own.num(1.8, 3.4), { fill: WHITE });
      turn += own.num(-1.1, 1.1);
      const step = own.num(0.07, 0.15) * width;
      const [nx, ny] = [x + cos(turn) * step, y + sin(turn) * step * 0.8];
      if (k < count - 1) canvas.add(segment(x, y, nx, ny), { stroke: line, width: 1.3, alpha: 0.6 });
      [x, y] = [nx, ny];
    }
  }
};

/** The Milky Way: a leaning band of haze, thick with stars. */
export const galaxy: Motif = (canvas, dice, world) => {
  const own = dice.part("galaxy");
  const { width, height } = canvas;
  const [x0, y0, x1, y1] = [
    own.num(-0.1, 0.3) * width,
    0.62 * height,
    own.num(0.7, 1.1) * width,
    -0.05 * height,
  ];
  const wander = noiseOf(own);
  for (let k = 0; k < 46; k++) {
    const t = own.num();
    const off = wander(t * 6) * 0.05 + own.num(-0.07, 0.07);
    const [x, y] = [x0 + (x1 - x0) * t + off * width, y0 + (y1 - y0) * t + off * height];
    glow(
      canvas,
      [x, y, own.num(0.06, 0.2) * width],
      mix(world.glow, world.light, own.num()),
      own.num(0.05, 0.16),
    );
  }
  for (let k = 0; k < 190; k++) {
    const t = own.num();
    const off = wander(t * 6) * 0.05 + own.num(-1, 1) * own.num(0, 0.1);
    canvas.dot(x0 + (x1 - x0) * t + off * width, y0 + (y1 - y0) * t + off * height, own.num(0.4, 1.5), {
      fill: WHITE,
      alpha: own.num(0.3, 0.95),
    });
  }
};

/** Falling stars, all from one direction. */
export const meteors: Motif = (canvas, dice, world) => {
  const own = dice.part("meteors");
  const { width, height } = canvas;
  for (let k = 0; k < 7; k++) {
    const [x, y] = [own.num(0.05, 1) * width, own.num(0.03, 0.42) * height];
    const long = own.num(0.1, 0.3) * width;
    const [tx, ty] = [x + long, y - long * 0.62];
    canvas.add(segment(x, y, tx, ty), {
      stroke: canvas.linear(x, y, tx, ty, [0, WHITE], [0.2, world.glow, 0.7], [1, world.glow, 0]),
      width: own.num(1.4, 3.4),
    });
    glow(canvas, [x, y, 16], world.glow, 0.9);
  }
};

/** Curtains of northern light. */
export const aurora: Motif = (canvas, dice, world) => {
  const own = dice.part("aurora");
  const { width, height } = canvas;
  for (let veil = 0; veil < 3; veil++) {
    const wave = noiseOf(own);
    const hem = (0.3 + veil * 0.07) * height;
    const color = mix(world.light, world.glow, veil / 2.2);
    for (let k = 0; k < 44; k++) {
      const t = k / 43;
      const x = t * width * 1.1 - width * 0.05;
      const foot = hem + wave(t * 3.4) * height * 0.1;
      const top = foot - height * (0.2 + 0.12 * wave(t * 9 + 7));
      const wide = width * 0.022;
      const fill = canvas.down(
        top,
        foot,
        [0, color, 0],
        [0.65, color, 0.28],
        [0.95, tone(color, 0.1), 0.5],
        [1, color, 0],
      );
      canvas.add(poly(x - wide, foot, x - wide * 0.6, top, x + wide * 1.6, top, x + wide, foot), {
        fill,
        alpha: 0.55 + 0.35 * wave(t * 12),
      });
    }
  }
};
