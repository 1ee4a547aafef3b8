import { aguai } from "./aguai.ts";
import { ayao } from "./ayao.ts";
import { baizao } from "./baizao.ts";
import { banxia } from "./banxia.ts";
import { gouyue } from "./gouyue.ts";
import { huisheng } from "./huisheng.ts";
import { laozhen } from "./laozhen.ts";
import { lingqi } from "./lingqi.ts";
import { modi } from "./modi.ts";
import { qiniang } from "./qiniang.ts";
import type { Starter } from "./starter.ts";
import { xiaoman } from "./xiaoman.ts";
import { zhanzhang } from "./zhanzhang.ts";

export type { Starter, StarterProfile, StarterVoice } from "./starter.ts";

/** The characters that come with the product (`CHAR-7`), in the order they are offered. */
export const STARTERS: readonly Starter[] = [
  ayao,
  modi,
  laozhen,
  gouyue,
  lingqi,
  banxia,
  qiniang,
  baizao,
  aguai,
  xiaoman,
  huisheng,
  zhanzhang,
];
