/** Words that say where. */
const PLACE =
  /在|住|家|到|去|来|搬|楼|路|店|\b(?:in|at|from|near|to|under|behind|on) (?:the |my |a )?\p{L}/iu;
const DAY =
  /天|号|日|月|周|星期|礼拜|年|今|明|昨|节|国庆|十一|\b(?:today|tomorrow|tonight|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day|week|month|year|spring|summer|autumn|winter|jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*\b|\d(?:st|nd|rd|th)/iu;
/** Somebody: a name, or a word for a person. */
const SOMEBODY =
  /叫|跟|和|带|陪|送|与|被|让|姓|老[\p{Script=Han}]|小[\p{Script=Han}]|阿[\p{Script=Han}]|[爸妈爷奶哥姐弟妹叔姨婆公夫妻友娃]|孩子|女儿|儿子|老师|医生|同事|同学|老板|(?<=[^.!?]\s)\p{Lu}\p{Ll}+|^\p{Lu}\p{Ll}+ |\b(?:with|mum|mom|dad|brother|sister|friend|boss|wife|husband|son|daughter|teacher|neighbou?r|gran\w*)\b/u;

/** What a sentence must have to answer a question: an hour, a number of a unit, a length, a day, a place, somebody. */
export function expectedIn(text: string): RegExp | null {
  const detail = detailOf(text);
  if (detail !== null) return detail;
  if (/什么时候|啥时候|哪天|几号|几月|(?<![a-z])when(?![a-z])|what day|which day/iu.test(text)) return DAY;
  if (/谁|(?<![a-z])who(?:m|se|s)?(?![a-z])/iu.test(text)) return SOMEBODY;
  if (/哪里|哪儿|在哪|去哪|(?<![a-z])where(?![a-z])/iu.test(text)) return PLACE;
  return null;
}

/** Numbers, hours and lengths that a question asks for. */
function detailOf(text: string): RegExp | null {
  if (/几点|what time|什么时候吃/iu.test(text)) return /\d+\s*(?:点|:|am|pm)|\bat \d|早|晚|morning|night/iu;
  const unit =
    /(?:几|多少)(?<u>[只条个头把楼级年月分糖度字遍次回天岁块本包套辆台斤公里位名颗片杯瓶张间层站圈趟件双棵])/u.exec(
      text,
    )?.groups?.["u"];
  if (unit === "分" && /几分糖/u.test(text)) return /\d+分/u;
  if (unit !== undefined && unit !== "岁" && unit !== "级" && unit !== "月" && unit !== "年")
    return new RegExp(`\\d+\\.?\\d*\\s*(?:[k千万]?)${unit}`, "iu");
  if (/多久|几年|how long|how many years/iu.test(text))
    return /\d+\s*(?:年|个月|天|周|years?|months?|days?|weeks?)|since|半辈子/iu;
  if (/多少|how (?:much|many)|几次|几遍/iu.test(text)) return /\d/u;
  return null;
}
