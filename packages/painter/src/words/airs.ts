import { hex } from "../core/color.ts";
import { bokeh, drifting, fog, rain, snow, sparks } from "../motif/air.ts";
import { branch } from "../motif/plants.ts";
import { bubbles } from "../motif/undersea.ts";
import type { Motif } from "../motif/world.ts";
import { hungLanterns, skyLanterns } from "../objects/lanterns.ts";
import type { Entry } from "./match.ts";

/** What hangs, falls or drifts in front of everything else. */
export const AIRS: readonly Entry<Motif>[] = [
  { key: "snow", words: "雪|雪花|飘雪|大雪|下雪|snow|snowing|snowflake|snowfall", means: snow(170) },
  { key: "rain", words: "雨|雨滴|大雨|细雨|雨夜|暴雨|rain|rainy|raining|drizzle|storm", means: rain(150) },
  { key: "petals", words: "花瓣|樱花|落花|桃花|花雨|petal|cherry blossom|sakura", means: drifting(46) },
  {
    key: "leaves",
    words: "落叶|枫叶|红叶|leaf|leaves|falling leaves|maple",
    means: drifting(34, hex("#e8642c")),
  },
  { key: "fireflies", words: "萤火虫|萤火|流萤|firefly|fireflies", means: sparks(46, 0.4, 1) },
  {
    key: "sparks",
    words: "火花|火星|光点|星尘|魔法|spark|ember|stardust|magic|glitter",
    means: sparks(40, 0.1, 1),
  },
  {
    key: "fog",
    words: "雾|雾气|薄雾|晨雾|烟|fog|mist|misty|foggy|haze|smoke",
    means: fog([
      [0.5, 0.2, 0.5],
      [0.68, 0.22, 0.55],
      [0.86, 0.26, 0.6],
    ]),
  },
  {
    key: "lanterns",
    words: "孔明灯|天灯|许愿灯|sky lantern|paper lantern|lantern festival",
    means: skyLanterns,
  },
  { key: "hung", words: "灯笼|红灯笼|庙会|元宵|春节|新年|lantern|red lantern|new year", means: hungLanterns },
  { key: "bubbles", words: "气泡|泡泡|水泡|bubble", means: bubbles },
  {
    key: "bokeh",
    words: "光斑|散景|朦胧灯光|霓虹灯|bokeh|city lights|blurred lights",
    means: bokeh(24, 0.2, 0.95),
  },
  { key: "branch", words: "花枝|梅花|桃枝|樱枝|枝头|branch|plum blossom|blossom", means: branch },
];
