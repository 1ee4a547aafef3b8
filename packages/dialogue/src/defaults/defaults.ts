import { parseScript } from "../script/parse-script.ts";
import { INITIATIVES_ZH } from "./initiatives.zh.ts";
import { SMALL_TALK_ZH } from "./small-talk.zh.ts";
import { TALK_EN } from "./talk.en.ts";

const zh = parseScript(SMALL_TALK_ZH, INITIATIVES_ZH);
const en = parseScript(TALK_EN);

/** Lines for every mood and move in both languages, used where a persona has none of its own. */
export const DEFAULTS = { zh, en } as const;
