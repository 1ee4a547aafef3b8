import { hex, mix } from "../core/color.ts";
import { sin } from "../core/math.ts";
import { curve, drawn, joined, moved, type Path, type Point, poly } from "../core/path.ts";
import { glow } from "./sky.ts";
import type { Motif } from "./world.ts";

const WHITE = hex("#ffffff");

/** Light that falls through the surface in leaning shafts. */
export const shafts: Motif = (canvas, dice, world) => {
  const own = dice.part("shafts");
  const { width, height } = canvas;
  for (let k = 0; k < 11; k++) {
    const x = own.num(-0.1, 1.1) * width;
    const wide = own.num(0.02, 0.1) * width;
    const lean = own.num(-0.1, 0.16) * width;
    const deep = own.num(0.5, 0.95) * height;
    canvas.add(poly(x, -10, x + wide, -10, x + wide * 2.4 + lean, deep, x + lean - wide, deep), {
      fill: canvas.down(0, deep, [0, world.glow, 0.5], [0.5, world.glow, 0.16], [1, world.glow, 0]),
      alpha: own.num(0.3, 0.9),
    });
  }
};

/** Bubbles on their way up. */
export const bubbles: Motif = (canvas, dice, world) => {
  const own = dice.part("bubbles");
  for (let k = 0; k < 46; k++) {
    const near = own.num();
    const [x, y, r] = [own.num(0, canvas.width), own.num(0, canvas.height), 2 + near * near * 16];
    canvas.dot(x, y, r, {
      fill: canvas.radial(
        x,
        y,
        r,
        [0, world.glow, 0],
        [0.75, world.glow, 0.1],
        [1, mix(world.glow, WHITE, 0.6), 0.7],
      ),
      alpha: own.num(0.4, 0.9),
    });
    canvas.dot(x - r * 0.35, y - r * 0.35, r * 0.16, { fill: WHITE, alpha: 0.8 });
  }
};

/** Weed that sways on the sea floor. */
export const weed: Motif = (canvas, dice, world) => {
  const own = dice.part("weed");
  const { width, height } = canvas;
  for (let k = 0; k < 26; k++) {
    const near = k / 25;
    const x = own.num(-0.02, 1.02) * width;
    const tall = own.num(0.08, 0.3) * height * (0.7 + near * 0.5);
    const wide = own.num(5, 14) * (0.6 + near);
    const phase = own.num(0, 6);
    const left: Point[] = [];
    const right: Point[] = [];
    for (let step = 0; step <= 8; step++) {
      const t = step / 8;
      const cx = x + sin(phase + t * 4.6) * tall * 0.12 * t;
      left.push([cx - wide * (1 - t) * 0.5, height + 4 - tall * t]);
      right.push([cx + wide * (1 - t) * 0.5, height + 4 - tall * t]);
    }
    const color = mix(mix(world.far, world.light, 0.3), world.near, 0.3 + near * 0.6);
    canvas.add(curve([...left, ...right.reverse()]), {
      fill: canvas.down(height - tall, height, [0, mix(color, world.glow, 0.35)], [1, color]),
    });
  }
};

const FISH = drawn("M-10 0 C-6 -6 4 -6 9 -1 L15 -6 L13 0 L15 6 L9 1 C4 6 -6 6 -10 0Z");

/** A shoal that turns as one. */
export const shoal: Motif = (canvas, dice, world) => {
  const own = dice.part("shoal");
  const [cx, cy] = [own.num(0.3, 0.7) * canvas.width, own.num(0.3, 0.6) * canvas.height];
  const fish: Path[] = [];
  for (let k = 0; k < 40; k++) {
    const t = own.num(-1, 1);
    const [x, y] = [
      cx + t * canvas.width * 0.26,
      cy + sin(t * 3) * canvas.height * 0.04 + own.num(-1, 1) * canvas.height * 0.05,
    ];
    const size = own.num(0.5, 1.2);
    fish.push(moved(FISH, (px, py) => [x + px * size, y + py * size + px * size * t * 0.3]));
  }
  canvas.add(joined(fish), { fill: mix(world.glow, world.far, 0.35), alpha: 0.85 });
};

const BELL = drawn(
  "M-50 10 C-50 -50 -22 -62 0 -62 C22 -62 50 -50 50 10 C40 2 32 16 24 8 C16 18 8 16 0 8 C-8 16 -16 18 -24 8 C-32 16 -40 2 -50 10Z",
);

/** Jellyfish, lit from within. */
export const jellyfish: Motif = (canvas, dice, world) => {
  const own = dice.part("jellyfish");
  for (let k = 0; k < 5; k++) {
    const s = (0.35 + own.num() * own.num() * 1.5) * (canvas.width / 700);
    const [x, y] = [own.num(0.1, 0.9) * canvas.width, own.num(0.16, 0.66) * canvas.height];
    const color = mix(world.light, world.glow, own.num());
    glow(canvas, [x, y - 20 * s, 130 * s], color, 0.55);
    for (let arm = 0; arm < 9; arm++) {
      const ax = x + (arm - 4) * 9 * s;
      const phase = own.num(0, 6);
      const points: Point[] = Array.from({ length: 6 }, (_, step) => [
        ax + sin(phase + step * 1.1) * 10 * s * (step / 3),
        y + (6 + step * own.num(20, 34)) * s,
      ]);
      canvas.add(curve(points, false), {
        stroke: canvas.down(y, y + 170 * s, [0, color, 0.8], [1, color, 0]),
        width: (arm % 3 === 1 ? 5 : 1.8) * s,
      });
    }
    const bell = moved(BELL, (px, py) => [x + px * s, y + py * s]);
    canvas.add(bell, {
      fill: canvas.radial(
        x - 10 * s,
        y - 36 * s,
        90 * s,
        [0, mix(color, WHITE, 0.7), 0.9],
        [0.5, color, 0.6],
        [1, mix(color, world.far, 0.4), 0.5],
      ),
    });
    canvas.add(bell, { stroke: mix(color, WHITE, 0.6), width: 1.6 * s, alpha: 0.8 });
  }
};
