import type { Ask } from "../knowledge/ask.ts";
import { bestMatch, keyedRows, lazily } from "../knowledge/table.ts";
import { COOKING } from "./cooking.ts";
import { COUNSEL, GIFTS, HOBBY_GIFTS, OCCASION_GIFTS } from "./counsel.ts";
import { HOUSEHOLD } from "./household.ts";

const household = lazily(() => keyedRows(HOUSEHOLD));
const cooking = lazily(() => keyedRows(COOKING));
const counsel = lazily(() => keyedRows(COUNSEL));
const gifts = lazily(() => keyedRows(GIFTS));
const occasionGifts = lazily(() => keyedRows(OCCASION_GIFTS));
const hobbyGifts = lazily(() => keyedRows(HOBBY_GIFTS));

/** A way is asked for: 怎么办, 咋整, how do I, tips. */
const ASKS_HOW =
  /怎么|咋|如何|怎样|咋整|有招|妙招|窍门|办法|方法|技巧|建议|注意|支招|教我|教教|推荐|吃(?:点)?(?:什么|啥)|喝(?:点)?(?:什么|啥)|(?:什么|啥)好使|用(?:什么|啥)|聊(?:什么|啥)|说(?:什么|啥)|准备(?:点|些)?(?:什么|啥)|带(?:点|些)?(?:什么|啥)|做法|步骤|几分钟|多久|回事|为什么|救命|help|fix|\bhow\b|\btips?\b|advice|\bwhat (?:do|should|can|to|helps?|is good)|cure|remedy|best way|recipe|get rid|\bmake\b.*\?|ways to|asap|\bideas?\b|\bi cant\b|any idea/u;

const ASKS_GIFT =
  /(?:送|带|买).{0,12}(?:什么|啥|礼物|好|合适)|礼物|送礼|\bgifts?\b|\bpresents?\b|what (?:do|should|to|can) .{0,12}(?:get|buy|give|bring)|ideas? for .{0,20}birthday/u;

/** What somebody gave or gives them is asked: 王奶奶送我什么. */
const FOR_THE_ASKER =
  /[送给带买](?:了)?我(?!妈|爸|女|男|老|朋|闺|姐|妹|弟|哥|儿|孩|奶|爷|外|同|领|导|对|媳|岳|婆|家|好|最|的)|送了|买了|\b(?:gave|got|bought) me\b/u;

function answerGift(ask: Ask): string | null {
  if (
    !ASKS_GIFT.test(ask.plain) ||
    FOR_THE_ASKER.test(ask.plain) ||
    !(ask.asks || ASKS_HOW.test(ask.plain) || /礼物|\b(?:gift|present)s? (?:ideas? )?for\b/u.test(ask.plain))
  )
    return null;
  const found = [hobbyGifts, gifts, occasionGifts]
    .map((table) => bestMatch(table(), ask.words))
    .find((one) => one !== undefined);
  if (found === undefined) return null;
  return ask.isChinese ? `可以考虑${found.zh}` : `Good ideas are ${found.en}`;
}

/** Whether to do a thing is asked, which advice on people and health may answer. */
const IS_CHOICE = /要不要|该不该|能不能|可不可以|需不需要|要.{1,8}吗|能.{1,8}吗|should i/u;

const OF_CHARACTER =
  /^你(?:的)?(?!说|知道|觉得|们|有(?:什么|啥|没有)|能|会|教|帮)|\b(?:do|are|did|can) you (?:like|eat|cook|ever|have|sleep)\b/u;

/**
 * Practical advice that a text asks for: cooking, the house, a gift, health, study, work and love; null where it asks
 * none or none is known. It never names a dose.
 */
export function answerAdvice(ask: Ask): string | null {
  if (OF_CHARACTER.test(ask.plain)) return null;
  const gift = answerGift(ask);
  if (gift !== null) return gift;
  const isChoice = IS_CHOICE.test(ask.plain);
  if (!ASKS_HOW.test(ask.plain) && !isChoice) return null;
  const tables = isChoice && !ASKS_HOW.test(ask.plain) ? [counsel] : [household, cooking, counsel];
  const found = tables.map((table) => bestMatch(table(), ask.words)).find((record) => record !== undefined);
  if (found === undefined) return null;
  return ask.isChinese ? found.zh : found.en;
}
