import { cos, sin } from "../core/math.ts";
import { type Point, points } from "../core/path.ts";
import type { HairStyle } from "./style.ts";

type Pair = readonly [number, number];

/** A scalloped arc from one angle to another, in degrees, counter-clockwise from the right. */
function scallops([cx, cy]: Pair, [rx, ry]: Pair, [from, to]: Pair, bumps: number): Point[] {
  const points: Point[] = [];
  for (let k = 0; k <= bumps * 4; k++) {
    const turn = ((from + ((to - from) * k) / (bumps * 4)) / 180) * Math.PI;
    const swell = k % 4 === 0 ? 0.94 : 1.04 + (k % 4 === 2 ? 0.03 : 0);
    points.push([cx + cos(turn) * rx * swell, cy - sin(turn) * ry * swell, k % 4 === 0 ? 1 : 0]);
  }
  return points;
}

/** A cloud of curls. */
export const curly: HairStyle = {
  ears: false,
  back: [
    {
      behind: true,
      outline: scallops([0, -22], [82, 88], [248, -68], 11),
      locks: [
        {
          from: points("0,-100 -66,-70 -76,0 -60,60"),
          to: points("0,-100 66,-70 76,0 60,60"),
          strands: 18,
        },
      ],
    },
  ],
  front: [
    {
      outline: [
        ...scallops([2, -36], [73, 74], [200, -18], 9),
        [62, 20],
        [52, 10, 1],
        [54, -10],
        [44, -18, 1],
        [36, -34],
        [24, -26, 1],
        [12, -40],
        [-4, -28, 1],
        [-18, -38],
        [-30, -24, 1],
        [-42, -28],
        [-46, -6, 1],
        [-58, 4],
        [-58, 20, 1],
      ],
      locks: [
        {
          from: points("4,-106 -40,-104 -54,-60 -70,-30 -58,10"),
          to: points("4,-106 0,-90 -20,-70 -4,-50 -20,-34"),
          strands: 15,
        },
        {
          from: points("6,-106 10,-88 30,-70 14,-50 30,-36"),
          to: points("6,-106 48,-100 56,-60 76,-30 58,10"),
          strands: 14,
        },
      ],
    },
  ],
};
