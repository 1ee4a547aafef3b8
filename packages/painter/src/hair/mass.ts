import { mix, tone } from "../core/color.ts";
import { lerp, sin } from "../core/math.ts";
import { curve, type Path, type Point } from "../core/path.ts";
import { type Figure, type Outline, pathOf } from "../portrait/figure.ts";

/** Two lines that hair follows; strands are laid between them. Both have the same number of points. */
export interface Lock {
  readonly from: readonly Point[];
  readonly to: readonly Point[];
  readonly strands: number;
}

export interface Mass {
  readonly outline: Outline;
  readonly locks: readonly Lock[];
  /** Behind the head: darker, with less shine. */
  readonly behind?: boolean;
}

/** The line of one strand: `t` from 0 at `from` to 1 at `to`; `sway` bends it, more towards its end. */
function between({ from, to }: Lock, t: number, sway: number): readonly Point[] {
  return from.map(([x, y], at) => {
    const [tx, ty] = to[at] ?? [x, y];
    const drift = sin(at * 1.7 + t * 21) * sway * at;
    return [lerp(x, tx, t) + drift, lerp(y, ty, t)] as const;
  });
}

function strands(figure: Figure, mass: Mass, place: (path: Path) => Path): void {
  const { canvas, tones, unit, dice } = figure;
  const own = dice.part("strands");
  const light = mass.behind ? mix(tones.hairLight, tones.hair, 0.55) : tones.hairLight;
  for (const lock of mass.locks)
    for (let k = 0; k < lock.strands; k++) {
      const t = (k + own.num(0.1, 0.9)) / lock.strands;
      // Towards the light strands are bright and many; away from it they are grooves.
      const bright = own.num() > t * 0.75 + 0.1;
      const line = place(curve(between(lock, t, own.num(-0.6, 0.6)), false));
      const stroke = bright ? light : mix(tones.hair, tones.deep, 0.75);
      canvas.add(line, {
        stroke,
        width: own.num(0.5, bright ? 1.3 : 2.4) * unit,
        alpha: bright ? own.num(0.12, 0.5) * (1 - t * 0.6) : own.num(0.15, 0.4),
      });
    }
}

/** One mass of hair: gradient, strands, and the light that catches its edge. */
export function paintMass(figure: Figure, mass: Mass, place: (path: Path) => Path): void {
  const { canvas, tones, unit } = figure;
  const path = place(pathOf(mass.outline));
  const [x0, y0] = figure.at(-78, -90);
  const [x1, y1] = figure.at(72, 120);
  const base = mass.behind ? mix(tones.hair, tones.deep, 0.35) : tones.hair;
  canvas.add(path, {
    fill: canvas.linear(
      x0,
      y0,
      x1,
      y1,
      [0, mix(tones.hairLight, base, mass.behind ? 0.35 : 0.1)],
      [0.22, mix(tones.hairLight, base, 0.72)],
      [0.45, base],
      [1, mix(base, tones.deep, 0.7)],
    ),
  });
  canvas.inside(path, () => {
    strands(figure, mass, place);
    const [ex, ey] = figure.at(60, 0);
    const [lx, ly] = figure.at(-82, -30);
    const rim = canvas.linear(
      lx,
      ly,
      ex,
      ey,
      [0, tone(mix(tones.glow, tones.hairLight, 0.25), 0.06), 0.95],
      [0.35, tones.glow, 0.4],
      [0.7, tones.glow, 0],
    );
    canvas.add(path, { stroke: rim, width: 3.4 * unit });
    canvas.add(path, { stroke: rim, width: 9 * unit, alpha: 0.3 });
  });
}
