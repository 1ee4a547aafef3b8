import { aurora, constellation, crescent, galaxy, meteors, moon, planet, sun } from "../motif/celestial.ts";
import { clouds } from "../motif/cloud.ts";
import { flow } from "../motif/flow.ts";
import { starfield } from "../motif/sky.ts";
import type { Motif } from "../motif/world.ts";
import type { Entry } from "./match.ts";

/** What is in the sky. */
export const HEAVENS: readonly Entry<Motif>[] = [
  { key: "stars", words: "星空|星星|繁星|满天星|星光|star|starry sky|starlight", means: starfield(190, 0.7) },
  { key: "galaxy", words: "银河|星河|milky way|galaxy", means: galaxy },
  { key: "planet", words: "行星|星球|土星|木星|planet|saturn|jupiter", means: planet },
  { key: "crescent", words: "弯月|月牙|新月|残月|crescent|new moon", means: crescent },
  { key: "moon", words: "月亮|满月|圆月|明月|月光|月下|moon|full moon|moonlight", means: moon },
  { key: "sun", words: "太阳|朝阳|夕阳|落日|烈日|日出|sun|sunrise|sunset", means: sun },
  { key: "constellation", words: "星座|星宿|星图|占星|constellation|zodiac|star map", means: constellation },
  { key: "meteors", words: "流星|流星雨|陨石|许愿|meteor|shooting star|comet|falling star", means: meteors },
  { key: "aurora", words: "极光|aurora|northern lights", means: aurora },
  { key: "clouds", words: "云|云朵|白云|云层|cloud|cloudy", means: clouds(0.14, 0.46, 6, 0.26) },
  { key: "flow", words: "风|旋律|音乐|流动|气流|歌声|wind|music|melody|flow|flowing|song", means: flow },
];
