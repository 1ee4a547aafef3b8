import { points } from "../core/path.ts";
import type { Mass } from "./mass.ts";
import type { HairStyle } from "./style.ts";

const bun = (x: number, y: number, r: number, behind: boolean): Mass => ({
  behind,
  outline: [
    [x - r, y],
    [x - r * 0.72, y - r * 0.74],
    [x, y - r],
    [x + r * 0.74, y - r * 0.7],
    [x + r, y],
    [x + r * 0.7, y + r * 0.72],
    [x, y + r * 0.96],
    [x - r * 0.74, y + r * 0.7],
  ],
  locks: [
    {
      from: [
        [x - r * 0.9, y - 4],
        [x - r * 0.3, y - r * 0.8],
        [x + r * 0.7, y - r * 0.5],
      ],
      to: [
        [x - r * 0.7, y + r * 0.6],
        [x, y],
        [x + r * 0.9, y + r * 0.2],
      ],
      strands: 9,
    },
  ],
});

/** Combed to both sides from a middle parting. */
const parted: Mass = {
  outline: points(
    "-48,34! -59,2 -66,-46 -46,-90 0,-104 46,-90 66,-46 59,2 49,34! 48,0 42,-26 26,-46 2,-62! -22,-46 -40,-26 -47,0",
  ),
  locks: [
    {
      from: points("0,-100 -36,-90 -60,-46 -54,10"),
      to: points("0,-98 -6,-74 -32,-44 -46,-6"),
      strands: 22,
    },
    {
      from: points("2,-98 8,-74 34,-44 47,-6"),
      to: points("2,-100 38,-90 60,-46 55,10"),
      strands: 20,
    },
  ],
};

const nape: Mass = {
  behind: true,
  outline: points("0,-104 -46,-92 -65,-48 -60,14 -44,48 0,56 44,48 60,14 65,-48 46,-92"),
  locks: [],
};

/** Two buns, high: an apprentice's. */
export const buns: HairStyle = {
  ears: true,
  back: [nape, bun(-56, -92, 29, false), bun(57, -92, 29, false)],
  front: [
    {
      outline: points(
        "-52,58! -60,20 -66,-30 -58,-76 -30,-100 2,-106 34,-100 60,-76 67,-30 61,20 53,58! 49,14 45,-18! 34,-30 26,-22! 10,-34 0,-18! -12,-34 -26,-18! -34,-30 -45,-16! -49,14",
      ),
      locks: [
        {
          from: points("0,-104 -40,-92 -62,-40 -53,50"),
          to: points("0,-104 -12,-80 -20,-50 -24,-28"),
          strands: 20,
        },
        {
          from: points("2,-104 4,-80 10,-50 10,-30"),
          to: points("2,-104 42,-92 62,-40 54,50"),
          strands: 20,
        },
      ],
    },
  ],
};

/** A low knot at the nape, a parting in the middle. */
export const knot: HairStyle = { ears: true, back: [bun(58, 38, 33, false), nape], front: [parted] };

/** A knot on the crown, some hair left long behind: a scholar's. */
export const scholar: HairStyle = {
  ears: false,
  back: [
    {
      behind: true,
      outline: points(
        "0,-104 -46,-92 -66,-48 -70,20 -72,90 -84,170 -88,250! -54,214 0,220 54,214 86,250! 82,170 73,90 70,20 66,-48 46,-92",
      ),
      locks: [
        {
          from: points("0,-100 -56,-60 -68,20 -70,120 -84,236"),
          to: points("0,-100 56,-60 68,20 70,120 82,236"),
          strands: 40,
        },
      ],
    },
    bun(6, -116, 24, false),
  ],
  front: [
    {
      ...parted,
      outline: points(
        "-52,150! -62,90 -62,30 -66,-46 -46,-90 0,-104 46,-90 66,-46 63,30 62,90 55,130! 54,60 48,0 42,-26 26,-46 2,-62! -22,-46 -40,-26 -47,0 -53,60",
      ),
    },
  ],
};

/** A high tail that swings to one side. */
export const ponytail: HairStyle = {
  ears: true,
  back: [
    nape,
    {
      outline: points(
        "20,-96 60,-122 104,-104 126,-50 124,20 140,90 128,168! 112,120 92,70 88,10 82,-50 56,-84",
      ),
      locks: [
        {
          from: points("30,-98 70,-112 112,-60 112,30 128,150"),
          to: points("30,-92 66,-86 88,-40 94,40 124,150"),
          strands: 16,
        },
      ],
    },
  ],
  front: [
    {
      ...parted,
      outline: points(
        "-50,70! -58,20 -66,-46 -46,-90 0,-105 46,-90 66,-46 59,2 49,34! 48,0 44,-28 34,-50 20,-60! 6,-40 -20,-26 -42,-14 -48,6",
      ),
    },
  ],
};
