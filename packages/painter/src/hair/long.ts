import { points } from "../core/path.ts";
import type { Mass } from "./mass.ts";
import type { HairStyle } from "./style.ts";

/** Parted at the side, one swoop across the brow. */
const swoop: Mass = {
  outline: points(
    "-50,92! -60,50 -68,0 -67,-50 -46,-92 4,-108 48,-96 69,-52 70,2 66,60 56,120! 52,70 50,22 47,-10 38,-36 16,-54! 2,-38 -20,-26 -40,-12 -47,6 -46,50",
  ),
  locks: [
    {
      from: points("8,-98 -30,-94 -60,-54 -62,0"),
      to: points("14,-98 8,-76 -14,-44 -44,-10"),
      strands: 22,
    },
    {
      from: points("16,-98 22,-80 36,-50 48,-6"),
      to: points("14,-98 44,-92 64,-52 62,0"),
      strands: 16,
    },
    {
      from: points("-64,-10 -66,20 -58,60 -51,90"),
      to: points("-48,0 -49,24 -48,55 -50,90"),
      strands: 8,
    },
    {
      from: points("50,0 53,30 54,70 56,116"),
      to: points("66,0 67,30 62,80 57,116"),
      strands: 6,
    },
  ],
};

/** Straight and long: the reference character's hair. */
export const long: HairStyle = {
  ears: false,
  back: [
    {
      behind: true,
      outline: points(
        "0,-107 -44,-98 -70,-56 -76,6 -82,80 -94,150 -108,230 -98,300 -60,330! 0,250 60,330! 102,296 110,228 95,150 84,80 77,6 70,-56 44,-98",
      ),
      locks: [
        {
          from: points("0,-100 -56,-70 -74,20 -90,130 -104,270"),
          to: points("0,-90 -30,-30 -34,60 -44,150 -40,270"),
          strands: 28,
        },
        {
          from: points("10,-90 34,-30 40,60 50,150 50,270"),
          to: points("10,-100 56,-70 74,20 92,130 106,270"),
          strands: 22,
        },
      ],
    },
  ],
  front: [swoop],
};

/** Long and blown by the wind, towards the dark side. */
export const windblown: HairStyle = {
  ears: false,
  back: [
    {
      behind: true,
      outline: points(
        "0,-107 -46,-98 -70,-54 -75,6 -74,70 -80,140 -64,210! -20,170 30,150 70,170 112,214 176,226 214,190! 168,184 150,160 206,150 240,110! 186,118 140,92 112,40 92,-20 76,-62 44,-99",
      ),
      locks: [
        {
          from: points("0,-100 -56,-70 -72,20 -74,100 -66,200"),
          to: points("0,-90 -30,-30 -34,60 -40,120 -30,180"),
          strands: 18,
        },
        {
          from: points("10,-96 44,-50 60,40 90,130 196,200"),
          to: points("10,-102 60,-70 90,0 134,90 226,118"),
          strands: 30,
        },
      ],
    },
  ],
  front: [swoop],
};

/** Two tails from behind the ears, over the shoulders; an even fringe. */
export const tails: HairStyle = {
  ears: true,
  back: [
    {
      behind: true,
      outline: points("0,-107 -46,-98 -68,-52 -66,10 -50,50 0,56 50,50 66,10 68,-52 46,-98"),
      locks: [],
    },
    {
      outline: points("-58,16 -80,30 -100,80 -108,150 -96,230 -76,290! -70,220 -66,150 -62,90 -52,44"),
      locks: [
        {
          from: points("-60,22 -88,50 -104,140 -80,280"),
          to: points("-54,34 -60,80 -66,160 -74,280"),
          strands: 12,
        },
      ],
    },
    {
      outline: points("58,16 80,30 100,80 106,150 96,230 78,290! 72,220 68,150 64,90 52,44"),
      locks: [
        {
          from: points("54,34 62,80 68,160 76,280"),
          to: points("60,22 88,50 102,140 82,280"),
          strands: 12,
        },
      ],
    },
  ],
  front: [
    {
      outline: points(
        "-50,40! -62,0 -68,-50 -46,-94 2,-108 46,-94 68,-50 62,0 51,40! 49,0 44,-22! 30,-30 22,-18! 6,-34 -8,-20! -22,-32 -32,-16! -44,-24 -48,2",
      ),
      locks: [
        {
          from: points("2,-104 -40,-94 -62,-50 -52,30"),
          to: points("2,-104 -20,-80 -30,-50 -34,-24"),
          strands: 18,
        },
        {
          from: points("2,-104 0,-80 -10,-50 -14,-26"),
          to: points("2,-104 44,-94 62,-50 52,30"),
          strands: 22,
        },
      ],
    },
  ],
};
