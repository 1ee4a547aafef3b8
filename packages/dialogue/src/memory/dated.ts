import type { Day } from "../asks/calendar.ts";
import type { Memory } from "../dialogue.ts";
import { DAY_WORDS_ZH, dayIn, isoOf } from "./days.ts";
import { tidy } from "./rule.ts";
import { keyOf } from "./subjects.ts";

/** What happens on a day, in a clause without its subject. */
export interface Dated {
  readonly text: string;
  readonly language: "zh" | "en";
  readonly sentence: string;
  /** The clause before, for 陪我妈去复查，周日. */
  readonly before: string | undefined;
  readonly today: Day | null;
  readonly isOwn: boolean;
  /** Whether the clause names its subject. */
  readonly isNamed: boolean;
}

const DAY_ZH = new RegExp(`(?:${DAY_WORDS_ZH})`, "u");
const HOUR_ZH =
  /(?:早上|上午|中午|下午|晚上|凌晨|傍晚)?(?:[0-9]{1,2}|[一二两三四五六七八九十]{1,3})点(?:半|[0-9一二三四五六七八九十]{1,3}分?)?(?:的|就|钟)*|^(?:早上|上午|中午|下午|晚上|凌晨|傍晚)/u;
const MODAL_ZH =
  /^(?:我|我们|俺|就|还|又|可能|终于|必须|一定|都|也|才|应该|大概|正式|好像)*(?:得|要|打算|准备|想|会|该|计划|约了|有个?(?!点|些|人)|是|轮到我?|决定|订了|定了|报了)(?!是|了|死)/u;
/** What a day is set for, even without a verb. */
const SET_ZH =
  /面试|考试|考研|高考|中考|期末|期中|体检|复查|检查|手术|肠镜|胃镜|产检|拔牙|牙医|看牙|相亲|约会|婚礼|结婚|订婚|领证|搬家|出差|出国|飞|高铁|火车|航班|回老家|回家|回国|旅游|旅行|爬山|比赛|马拉松|演出|表演|跳舞|晚会|演讲|答辩|开题|交稿|交论文|初稿|截止|deadline|ddl|due|到期|续费|续订|还款|还房贷|发工资|开学|毕业|入职|离职|辞职|上台|汇报|讲方案|开会|述职|家长会|聚会|聚餐|同学会|团建|生日|大寿|满月|周岁|酒席|年会|葬礼|忌日|扫墓|开庭|面签|签证|体测|路考|科[一二三四目]|补考|驾考|直播|开业|装修|交房|收房|present|meeting|exam|interview|冬令营|夏令营|打疫苗|值班|夜班|接|送|见/iu;
const DONE_ZH = /了|到|过|被|把|没|终于/u;
const MOOD_ZH =
  /^(?:真的|真|好|很|太|特别|超|有点|又|都|也|还|心情|感觉|天气|居然|整个人)*(?:累|困|烦|热|冷|开心|难过|无聊|倒霉|忙|不错|还行|不想|下雨|下雪|晴|emo|没睡|睡|吃|喝|上班|加班|干|聊|怎么|怎样)/u;

const without = (text: string, pattern: RegExp): string => text.replace(pattern, "");

interface PlanWords {
  readonly act: string;
  readonly headAct: string;
  readonly before: string | undefined;
  readonly isMeant: boolean;
  readonly hasModal: boolean;
}

/** What is planned, from the words after the day, before it, or in the clause before. */
function plannedZh({ act, headAct, before, isMeant, hasModal }: PlanWords): string {
  let value = act;
  if (Array.from(act).length < 2 || (!isMeant && !SET_ZH.test(act)))
    value = Array.from(headAct).length >= 2 ? headAct : act;
  const isBare = /^[\p{Script=Han}A-Za-z]{1,6}$/u.test(headAct) && !/我|^(?:打算|准备)/u.test(headAct);
  if (!hasModal && value === act && isBare) value = `${headAct}${act}`;
  if (Array.from(value).length < 2 && before !== undefined)
    value = tidy(without(before, /^(?:我|我们)?(?:要|得|打算|准备)?/u));
  return value;
}

/** 妈妈的生日: a birthday of somebody else's. */
function birthdayOfKin(value: string, when: { when?: string }): Memory | null {
  const theirs =
    /^(?:是)?我?(?<w>爸|妈|老公|老婆|儿子|女儿|奶奶|爷爷|外婆|外公|哥|姐|弟|妹)(?:的)?(?<r>.*(?:生日|大寿))/u.exec(
      value,
    )?.groups;
  if (theirs === undefined) return null;
  const about = keyOf(`我${theirs["w"] ?? ""}`, "zh");
  return { kind: "birthday", value: tidy(theirs["r"] ?? ""), about, ...when };
}

function planZh({ text, before, sentence, today, isOwn }: Dated): Memory | null {
  const found = DAY_ZH.exec(text);
  if (/(?:过完|忍到|等到)/u.test(text) && /辞职|离职|走|换|去|找/u.test(text))
    return { kind: "plan", value: tidy(without(text, /^(?:我)?(?:要)?忍到|^等到?/u)) };
  if (/你说|怎么|几[月号日点]/u.test(text)) return null;
  if (found === null) return isOwn ? intentionZh(text) : null;
  if (/每|天天|都会|一般|平时/u.test(text) || /还记得|那天/u.test(text)) return null;
  const day = today === null ? null : dayIn(found[0], today);
  if (day !== null && today !== null && (day < today || day > today + 500)) return null;
  const head = text.slice(0, found.index).trim();
  const tail = text.slice(found.index + found[0].length).replace(HOUR_ZH, "");
  const modal = MODAL_ZH.exec(tail);
  const isMeant =
    modal !== null ||
    /^(?:我)?(?:就|还|又|一起)?(?:去|陪|带|参加|飞|回|跟|和|过?来(?![得不])|出[院差国]|开学|[动做]手术|搬[家到去走]|结婚|入职|报到|答辩|毕业|放假)/u.test(
      tail,
    ) ||
    /(?:打算|准备|计划|决定|想)$/u.test(head);
  const act = tidy(
    without(modal === null ? tail : tail.slice(modal[0].length), /^(?:还?得|要|去(?=去)|我(?:们)?)+/u),
  );
  const isSet = SET_ZH.test(text);
  if (DONE_ZH.test(tail.slice(-2)) && !isMeant && !isSet) return null;
  if (/失败|没考|完了|过了|砸了/u.test(tail)) return null;
  const isToday = day !== null && day === today;
  if (isToday && (!isMeant || /[了过]$/u.test(tail))) return null;
  const when = day === null ? {} : { when: isoOf(day) };
  const headAct = tidy(
    without(head, /^(?:我|我们|是|在|打算|准备|想)+/u).replace(/(?:是|在|定在|就是|改到|改成|订在|就)$/u, ""),
  );
  const value = plannedZh({ act, headAct, before, isMeant, hasModal: modal !== null });
  if (Array.from(value).length < 2) return null;
  if (!isMeant && !SET_ZH.test(value) && !(SET_ZH.test(sentence) && headAct === value)) return null;
  if (/^(?:见|再|聊|说|睡|早起|上班|上课|休息|还要|继续|怎么|什么|你)/u.test(value) && !SET_ZH.test(value))
    return null;
  if (day === null && !isOwn && !SET_ZH.test(value)) return null;
  const kin = birthdayOfKin(value, when);
  if (kin !== null) return kin;
  return { kind: "plan", value: tidy(value.replace(/了$/u, "")).slice(0, 30), ...when };
}

/** 打算, 想去: what is meant to be done some day. */
function intentionZh(text: string): Memory | null {
  const plan =
    /(?:打算|准备|计划|决定|正?在备考|备战|琢磨着)(?:要|去|着)?(?!睡|吃饭|下班|好|怎么|什么|的)(?<v>[^，。！？了]{2,20})/u.exec(
      text,
    );
  if (plan !== null) return { kind: "plan", value: tidy(plan.groups?.["v"] ?? "") };
  const wish =
    /(?:^|特别|大专|本科|毕业后|一直|好|很|真|就|也|现在|还)(?<v>想(?:去|学|买|换|养|考|开|当|做|专升本|辞职|转行|减肥|戒|攒|读|回老家|移民|创业)(?!死|你|哭|睡|骂|吃|的|了)[^，。！？]{0,18})/u.exec(
      text,
    );
  if (wish !== null && !/不想/u.test(text))
    return { kind: "wish", value: tidy(wish.groups?.["v"] ?? "").replace(/好几年了$/u, "") };
  const then = /(?:讲完|考完|弄完|做完|忙完)(?:[^，。]{0,4})(?:我)?就(?<v>[^，。！？谁]{2,12})/u.exec(text);
  return then === null ? null : { kind: "plan", value: tidy(then.groups?.["v"] ?? "") };
}

/** Verbs that begin what a person did, and what of theirs it befell. */
const ACT_ZH =
  /^(?:又|才|刚|终于|第一次|差点|一个人|不小心|居然|竟然)*(?:[^，我你他她]{1,4}[上里])?(?:在|被|把|跟|和|给|去|来|从|捡|买|收|发|丢|摔|考|写|画|拿|碰|遇|见|接|送|掉|撞|跌|迷路|骑|坐|拍|修|搬|请|辞|赢|输|得|忘|抢|钓|种|烤|煮|炒|挨|晕|哭|带|陪|帮|偷|骂|吵|认识|参加|完成|通过|领|签|交|报|体检|面试|相亲|表白|分手|梦|生|手机|钱包|钥匙|电脑|鞋|车|伞|耳机|绝育|做手术|打针|打疫苗|会|学会|上班|上课|开会|下班|出门|出去|回来)/u;

const HAPPENED_ZH =
  /^(?:终于|居然|竟然)?(?<v>(?:手机|钱包|钥匙|电脑|车|耳机|鞋|身份证|包|快递|论文|项目|方案|面试|体检|驾照|科[一二三四目]|[^，。！？]{0,3}考试)?(?:考上|拿到|领证|转正|升职|录取|被裁|被辞|被骂|被偷|被甩|中奖|分手|离婚|丢了|摔了|掉|撞了|坏了|过了|通过|捡了?|吵架|大吵|失恋|失业|破产|进水|退婚|脱单|表白|求婚|怀上|确诊|出院|住院|落榜|挂科)[^，。！？]{0,14})$/u;

function eventZh({ text, today, isOwn, isNamed, sentence }: Dated): Memory | null {
  const near =
    /今[天早晚儿]|昨[天晚儿]|前天|刚才|刚刚|(?<=^|我|他|她|它|又|们)刚(?!好|开始|毕业|才)|早上|早晨|中午|下午|晚上|昨夜|半夜/u.exec(
      text,
    );
  if (near === null) {
    const happened = HAPPENED_ZH.exec(text);
    if (happened === null || !isOwn || !/[了啦！!]/u.test(sentence) || /没|不会|不想|要|想|怕/u.test(text))
      return null;
    return { kind: "event", value: tidy(happened.groups?.["v"] ?? "") };
  }
  const day = today === null ? null : dayIn(near[0], today);
  if (/每|天天|都要|一般|要是|明天|后天|打算|准备|得去|要去|要早|还要|还得/u.test(text)) return null;
  const rest = tidy(
    text
      .slice(near.index + near[0].length)
      .replace(/^(?:早上|中午|下午|晚上|上午|的?时候|在?路上|又|我|才|还|就)+/u, ""),
  );
  const isShort = /相亲|面试|考试|体检|搬家|复查|绝育|手术|出院|毕业|开学|开业|结婚|领证/u.test(rest);
  if ((Array.from(rest).length < 4 && !isShort) || MOOD_ZH.test(rest)) return null;
  if (!isNamed && !ACT_ZH.test(rest) && !/^(?:又|刚|才|就)?.{0,2}(?:被|把)|^[^，]{2,6}被/u.test(rest))
    return null;
  if (!isShort && !/[了到过完]|被|吵|念|断|掉|丢/u.test(`${rest}${text.slice(-2)}`)) return null;
  const when = day ?? today;
  return { kind: "event", value: rest.slice(0, 30), ...(when === null ? {} : { when: isoOf(when) }) };
}

const DAY_EN =
  /\b(?:(?:this|next|on|by|come|until|till) )?(?:the day after tomorrow|tomorrow(?: (?:morning|afternoon|evening|night))?|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|afternoon|evening|night))?(?!s)|(?:this|next) (?:week|weekend|month|year|spring|summer|autumn|fall|winter)|in (?:\d+|a|two|three|four|five|six) (?:days?|weeks?|months?)|(?:on )?the \d{1,2}(?:st|nd|rd|th)|(?:on )?(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.? \d{1,2}(?:st|nd|rd|th)?|(?:on )?(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|april|may|june|july|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?))\b/iu;
const PLAN_LEAD_EN =
  /^(?:(?:i'm|im|i am|i'll|i will|i've got|i have|i've|i|we're|we are|we'll|we have|we've got|we|is|'s|are|got|there's|have|has|he's|she's|might be|might|will|finally|supposed to|need to|gotta|going to|gonna|planning to|planning on|thinking of|thinking about|hoping to|about to|to|be|an?|my|our|the|up|just|got to|was|were)\s+)+/iu;
const PLAN_EN =
  /\b(?:i'll|will|going to|gonna|have to|has to|got to|gotta|need to|plan|planning|thinking of|hoping|flying|leaving|going|camping|hiking|moving|starting|starts?|getting|seeing|meeting|visiting|driving|taking|running|giving|presenting|hosting|interview|exam|test|dentist|doctor|appointment|surgery|op|operation|scan|mri|checkup|wedding|funeral|birthday|party|deadline|due|race|marathon|half marathon|match|game|gig|concert|recital|audition|date|flight|train|trip|holiday|vacation|presentation|viva|defen[cs]e|graduation|meeting|reunion|court|viewing|shift|first day|final|finals|results|move|driving test)\b/iu;

function planEn({ text, sentence, before, today, isOwn, isNamed }: Dated): Memory | null {
  const found = DAY_EN.exec(text);
  if (found === null || today === null || isOthers(text, isNamed)) return null;
  if (/\b(?:every|each|usually|always|was|were|did|went|had|hate|love|last)\b/iu.test(text)) return null;
  const day = dayIn(found[0].toLowerCase(), today);
  if (day !== null && day < today) return null;
  if (!PLAN_EN.test(sentence)) return null;
  if (!isOwn && day === null) return null;
  let rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
    .replaceAll(/\s+/gu, " ")
    .replace(/\b(?:at|around|by) \d{1,2}(?::\d\d)?(?: ?(?:am|pm))?/iu, "")
    .replace(/\b(?:on|at|by|for)\s*$/iu, "")
    .trim()
    .replace(PLAN_LEAD_EN, "");
  rest = tidy(rest.replace(/\b(?:is|are|on|'s)(?: at [a-z]+)?$/iu, ""));
  if (rest.length < 3) rest = tidy((before ?? "").replace(PLAN_LEAD_EN, ""));
  if (rest.length < 3) {
    const other = sentence.split(/[,:;]/u).find((part) => PLAN_EN.test(part) && !DAY_EN.test(part));
    rest = tidy((other ?? "").replace(PLAN_LEAD_EN, ""));
  }
  if (rest.length < 3) return null;
  return { kind: "plan", value: rest, ...(day === null ? {} : { when: isoOf(day) }) };
}

/** “Kofi starts school”: somebody who was not introduced. */
const isOthers = (text: string, isNamed: boolean): boolean =>
  !isNamed &&
  /^(?!Meeting|Interview|Exam|Dentist|Surgery|Rent|Finals)\p{Lu}[a-z]+ (?:is|was|has|had|[a-z]+s)\b/u.test(
    text,
  );

const EVENT_EN = /\b(?:yesterday|last night|this morning|today|tonight|just)\b/iu;
const HAPPENED_EN =
  /^(?:i|we|my [a-z]+|he|she)? ?(?:finally |just )?(?<v>(?:got (?:the (?:job|role|offer|part|keys|results|scholarship|promotion|place|house|grant)|a new (?:job|place|flat|dog|cat|puppy|car)|my (?:offer|results|degree|licence|license|visa|green card|braces|grades)|into|accepted|fired|laid off|promoted|engaged|married|dumped|robbed)|passed (?:my|the)|failed (?:my|the)|won (?:the|a|my)|lost (?:my|the|\d)|crashed (?:my|the)|broke (?:my|the)|dropped (?:my|the)|found (?:a|my)|quit my|adopted|finished (?:my|the)|submitted my|aced)\b[^,.!?]{0,40})/iu;

function eventEn({ text, sentence, today, isOwn, isNamed }: Dated): Memory | null {
  const happened = HAPPENED_EN.exec(text);
  const near = EVENT_EN.exec(text);
  if ((happened === null && near === null) || isOthers(text, isNamed)) return null;
  if (
    /\b(?:if|going to|gonna|will|every|i'm just|just a|just so|just like|just want|just wanted|just thinking|just saying|just need|just kidding)\b/iu.test(
      text,
    )
  )
    return null;
  const word = near?.[0].toLowerCase() ?? EVENT_EN.exec(sentence)?.[0].toLowerCase() ?? "";
  if (happened === null && word === "just") return null;
  if (
    happened === null &&
    !/\b(?:\p{L}+ed|told|said|got|lost|won|found|broke|went|saw|met|came|left|fell|ran|made|took|gave|had|caught|cut|hit|bit|ate|sang|stole|threw)\b/iu.test(
      text,
    )
  )
    return null;
  const isPast = /\b(?:last (?!night)|ago|once|in (?:19|20)\d\d)\b/iu.test(text);
  if (isPast && happened === null) return null;
  const day = today === null || isPast ? null : (dayIn(word, today) ?? today);
  const value = tidy(
    (happened?.groups?.["v"] ?? text.replace(EVENT_EN, "").replace(/^\s*(?:i|we|is|has)\s+/iu, "")).trim(),
  );
  if (value.length < 6 || (!isOwn && happened !== null && near === null)) return null;
  if (/^(?:had a (?:bad|good|long|great|rough) (?:day|one)|went (?:ok|well|fine))/iu.test(value)) return null;
  return { kind: "event", value, ...(day === null ? {} : { when: isoOf(day) }) };
}

/** The plan or the event that a clause states; null where it states neither. Pure. */
export function datedIn(clause: Dated): Memory | null {
  return clause.language === "zh" ? (planZh(clause) ?? eventZh(clause)) : (planEn(clause) ?? eventEn(clause));
}
