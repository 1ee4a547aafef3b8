import { parseScript } from "../script/parse-script.ts";
import { ANSWERS_EN } from "./answers.en.ts";
import { ANSWERS_ZH } from "./answers.zh.ts";
import { ASKED_EN } from "./asked.en.ts";
import { ASKED_ZH } from "./asked.zh.ts";
import { DAILY_EN } from "./daily.en.ts";
import { DAILY_ZH } from "./daily.zh.ts";
import { INITIATIVES_ZH } from "./initiatives.zh.ts";
import { MANNERS_EN } from "./manners.en.ts";
import { MANNERS_ZH } from "./manners.zh.ts";
import { SELF_EN } from "./self.en.ts";
import { SELF_ZH } from "./self.zh.ts";
import { SMALL_TALK_EN } from "./small-talk.en.ts";
import { SMALL_TALK_ZH } from "./small-talk.zh.ts";

const zh = parseScript(SMALL_TALK_ZH, SELF_ZH, ANSWERS_ZH, MANNERS_ZH, DAILY_ZH, ASKED_ZH, INITIATIVES_ZH);
const en = parseScript(SMALL_TALK_EN, SELF_EN, ANSWERS_EN, MANNERS_EN, DAILY_EN, ASKED_EN);

/** Lines for every mood and move in both languages, used where a persona has none of its own. */
export const DEFAULTS = { zh, en } as const;
