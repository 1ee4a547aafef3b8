import { parseScript } from "../script/parse-script.ts";
import { INITIATIVES_ZH } from "./initiatives.zh.ts";
import { SMALL_TALK_EN } from "./small-talk.en.ts";
import { SMALL_TALK_ZH } from "./small-talk.zh.ts";

const zh = parseScript(SMALL_TALK_ZH, INITIATIVES_ZH);
const en = parseScript(SMALL_TALK_EN);

/** Lines for every mood and move in both languages, used where a persona has none of its own. */
export const DEFAULTS = { zh, en } as const;
