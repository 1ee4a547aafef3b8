import { minimal, papercut, woodblock } from "../style/flat.ts";
import { ink } from "../style/ink.ts";
import { neon } from "../style/neon.ts";
import { pixel } from "../style/pixel.ts";
import { oil, starry } from "../style/strokes.ts";
import type { Style } from "../style/style.ts";
import { watercolor } from "../style/watercolor.ts";
import type { Entry } from "./match.ts";

/** Styles, by the names that screens offer and prompts use; the first is the painter's own. */
export const STYLES = [
  { key: "glow", words: "柔光|渐变|soft light|gradient", means: {} },
  { key: "ink", words: "水墨|水墨画|国画|毛笔|ink|ink wash|sumi e", means: ink },
  { key: "neon", words: "霓虹风|荧光|霓虹风格|neon style|glowing outline", means: neon },
  { key: "watercolor", words: "水彩|水彩画|淡彩|watercolor|watercolour|aquarelle", means: watercolor },
  { key: "papercut", words: "剪纸|纸艺|叠纸|paper cut|papercut|layered paper", means: papercut },
  { key: "pixel", words: "像素|像素风|像素画|8位|pixel|pixel art|8 bit|retro game", means: pixel },
  { key: "starry", words: "星夜|梵高|漩涡|印象派|swirl|impressionist|impressionism", means: starry },
  { key: "oil", words: "油画|厚涂|油彩|oil painting|oil paint|impasto", means: oil },
  { key: "minimal", words: "极简|扁平|简约|minimal|minimalist|flat design", means: minimal },
  { key: "woodblock", words: "版画|浮世绘|木刻|woodblock|ukiyo e|print", means: woodblock },
] as const satisfies readonly Entry<Style>[];

export type StyleKey = (typeof STYLES)[number]["key"];
