import { parseScript } from "../script/parse-script.ts";
import { ANSWERS_EN } from "./answers.en.ts";
import { ANSWERS_ZH } from "./answers.zh.ts";
import { ASKED_EN } from "./asked.en.ts";
import { ASKED_ZH } from "./asked.zh.ts";
import { INITIATIVES_ZH } from "./initiatives.zh.ts";
import { MANNERS_EN } from "./manners.en.ts";
import { MANNERS_ZH } from "./manners.zh.ts";
import { NEWS_EN } from "./news.en.ts";
import { NEWS_ZH } from "./news.zh.ts";
import { SELF_EN } from "./self.en.ts";
import { SELF_ZH } from "./self.zh.ts";
import { SMALL_TALK_EN } from "./small-talk.en.ts";
import { SMALL_TALK_ZH } from "./small-talk.zh.ts";

const zh = parseScript(SMALL_TALK_ZH, SELF_ZH, ANSWERS_ZH, MANNERS_ZH, NEWS_ZH, ASKED_ZH, INITIATIVES_ZH);
const en = parseScript(SMALL_TALK_EN, SELF_EN, ANSWERS_EN, MANNERS_EN, NEWS_EN, ASKED_EN);

/** Lines for every mood and move in both languages, used where a persona has none of its own. */
export const DEFAULTS = { zh, en } as const;
