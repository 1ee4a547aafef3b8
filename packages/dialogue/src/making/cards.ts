import type { Language } from "../persona.ts";
import type { Ask, Maker } from "./maker.ts";
import { once, pickNew, recordsOf } from "./records.ts";
import { CARDS_EN } from "./stock/cards.en.ts";
import { CARDS_ZH } from "./stock/cards.zh.ts";
import { asOther, themeOf } from "./theme.ts";

const cards = once(() => ({ zh: recordsOf(CARDS_ZH), en: recordsOf(CARDS_EN) }));

type CardKind = "toast" | "greeting" | "slogan" | "invite" | "opener";

const holds = (text: string, word: string, language: Language): boolean =>
  language === "zh" ? text.includes(word) : new RegExp(`(?<![a-z])${word}s?(?![a-z])`, "iu").test(text);

/** A text of a kind for the first occasion of the stock that a line names, of the plain ones where it names none. */
function cardFor(kind: CardKind, { text, language, said, random }: Ask): string {
  const lower = text.toLowerCase();
  const all = cards()[language].filter(([key = ""]) => key.startsWith(`${kind}:`));
  const wordsOf = (key: string) => key.slice(kind.length + 1).split(",");
  const named = all.find(([key = ""]) =>
    wordsOf(key).some((word) => word !== "" && holds(lower, word, language)),
  )?.[0];
  const fitting = all.filter(([key]) => key === (named ?? `${kind}:`));
  return pickNew(
    fitting.map(([, line = ""]) => line),
    said,
    random,
  );
}

const PERSON_ZH =
  /(?:给|祝|为|敬|请|邀请|叫上?)(我?(?:的)?(?:[\p{Script=Han}]{1,4}?))(?=写|的|来|参加|结婚|退休|升职|毕业|过|一段|一句|，|。|$)/u;
const PERSON_EN = /\bmy ((?:best |older |younger |little |big )?[a-z]+)(?:'s|\s|$|[,.!?])/iu;
const NOBODY =
  /福|贺|词|一|个|首|写|想|帮|大家|我们|^我$|^你$|time|turn|own|life|speech|toast|party|wedding|place|new|house|home/iu;

/** Whom a card is for, in the words of the line. */
function personIn(text: string, language: Language): string | undefined {
  const elder = language === "en" ? /\b(?:grandpa|grandma|mum|mom|dad)\b/iu.exec(text)?.[0] : undefined;
  if (elder !== undefined && !/\bmy \w+/iu.test(text)) return elder.charAt(0).toUpperCase() + elder.slice(1);
  const found = (language === "zh" ? PERSON_ZH : PERSON_EN).exec(text)?.[1]?.trim();
  if (found === undefined || NOBODY.test(found)) return undefined;
  return language === "zh" ? found.replace(/^我的?/u, "") : `my ${found}`;
}

function toast(ask: Ask): string {
  const isChinese = ask.language === "zh";
  const person = personIn(ask.text, ask.language);
  const isWedding = /婚|喜酒|wedding|bride|groom|marri/iu.test(ask.text);
  let spare = isChinese ? "你" : "our friend";
  if (isWedding) spare = isChinese ? "两位新人" : "the happy couple";
  const two = isChinese
    ? `${person}和那一位`
    : `${person} and the one at ${/sister|daughter|bride|girl|aunt|mum|mom/u.test(person ?? "") ? "her" : "his"} side`;
  const isYears = /\b\d{1,3}(?:st|nd|rd|th)\b|大寿/u.test(ask.text) && !/anniversary/iu.test(ask.text);
  const named = isWedding && person !== undefined ? two : (person ?? spare);
  const occasion = isYears && !isChinese ? { ...ask, text: `${ask.text} birthday` } : ask;
  return cardFor("toast", occasion).replaceAll("{n}", named);
}

const FOR_ZH = [
  /(?:给|为)我?们?(?:家|的)?([^，。！？,.!?\s]{2,10}?)(?:写|想|起|来|编|做)(?:一?[个句条])/u,
  /(?:口号|标语|广告语|宣传语|slogan)[^，。！？]{0,2}[，,：:\s]+(?:是|要|关于|给|我们?(?:的|要)?|主题是)*([^，。！？,.!?\s]{2,10})/iu,
  /([^，。！？,.!?\s个句条想写给帮我]{2,8})的(?:口号|标语|广告语|宣传语)/u,
] as const;
const FOR_EN =
  /\b(?:slogan|tagline|motto|catchphrase|strapline)s?\b[^.?!]{0,10}\b(?:for|about|on)\s+(?:my |our |the |a |an )?([^,.!?\n]{2,40})/iu;

function slogan(ask: Ask): string {
  const { text, language } = ask;
  const found =
    language === "zh"
      ? FOR_ZH.map((pattern) => pattern.exec(text)?.[1]).find((one) => one !== undefined)
      : FOR_EN.exec(text)?.[1]?.trim();
  const line = cardFor("slogan", ask);
  const thing = found ?? themeOf(text, language) ?? (language === "zh" ? "我们" : "us");
  const filled = line.replaceAll("{x}", asOther(thing));
  return filled.charAt(0).toUpperCase() + filled.slice(1);
}

const WHEN_ZH =
  /(?:今天|今晚|明天|明晚|后天|这?周[一二三四五六日天末]|星期[一二三四五六日天]|下周[一二三四五六日天末]?|\d{1,2}月\d{1,2}[日号])(?:早上|上午|中午|下午|晚上)?(?:\d{1,2}|[一二三四五六七八九十两]{1,3})?(?:点半?|:\d\d)?/u;
const WHEN_EN =
  /\b(?:on |this |next )?(?:today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2}(?:st|nd|rd|th)?)(?: (?:morning|afternoon|evening|night))?(?:,? (?:at )?\d{1,2}(?::\d\d)? ?(?:am|pm|o'clock)?)?/iu;
const WHERE_ZH =
  /(?:地点|地址)(?:在|是|：)?([^，。！？]{2,14})|在([^，。！？\d]{1,10}?(?:家|饭店|餐厅|酒店|公园|馆|店|楼|园|里))/u;
const WHERE_EN = /\bat (?!\d)((?:my |our |the )?[a-z' ]{3,30}?)(?=[,.!?]|$| on\b| at \d)/iu;
const WHOSE_ZH =
  /(我?(?:的)?(?:儿子|女儿|妈妈?|爸爸?|奶奶|爷爷|老公|老婆|孩子|宝宝))(?:\p{Script=Han}{0,3})?(?:过|的|\d{1,2}岁|[一二三四五六七八九十]+岁)*(?:的)?生日/u;
const WHOSE_EN =
  /\bmy (son|daughter|mum|mom|dad|grandma|grandpa|wife|husband|sister|brother|friend)(?:'s)\b/iu;

function invitation(ask: Ask): string {
  const { text, language } = ask;
  const isChinese = language === "zh";
  const when = (isChinese ? WHEN_ZH : WHEN_EN).exec(text)?.[0];
  const where = (isChinese ? WHERE_ZH : WHERE_EN)
    .exec(text)
    ?.slice(1)
    .find((one) => one !== undefined);
  const whose = (isChinese ? WHOSE_ZH : WHOSE_EN).exec(text)?.[1];
  const age = /(\d{1,2})(?:st|nd|rd|th)\b/u.exec(text)?.[1];
  const guest = isChinese ? "你" : "you";
  const own = isChinese ? (whose ?? "我") : `my ${whose ?? "own"}`;
  const spare = isChinese ? "时间地点我随后发你。" : "I'll send the time and place.";
  const place = isChinese
    ? `地点：${where}。`
    : `We'll be at ${asOther(where ?? "").replace(/^your/u, "our")}.`;
  const filled = cardFor("invite", ask)
    .replaceAll("{n}", guest)
    .replaceAll("{k}", own === "my own" ? "my" : own)
    .replace("my's birthday", "my birthday")
    .replaceAll("{when}", when ?? (isChinese ? "过几天" : "soon"))
    .replaceAll("{where}", where === undefined ? spare : place);
  const aged =
    age === undefined
      ? filled
      : filled.replace("birthday", `${age}${age.endsWith("1") ? "st" : "th"} birthday`);
  return aged.charAt(0).toUpperCase() + aged.slice(1);
}

/** What is made of cards: toasts, invitations, slogans, a first line to say to somebody. */
export const CARD_MAKERS: readonly Maker[] = [
  [
    "make.toast",
    /祝酒(?:词|辞)?|(?:祝福语?|贺词)[^。？！]{0,12}(?:结婚|新婚|婚礼|乔迁|退休|升职|满月)|敬酒(?:词|的话|说什么)|(?:婚礼|婚宴|寿宴|年会|酒席|饭桌|升学宴)[^。？！]{0,10}(?:致辞|发言|讲话|祝福|贺词|说几句|说点|话)|(?:写|想|来|编|帮)[^。？！]{0,12}(?:致辞|贺词|祝酒|新婚祝福|结婚祝福)|(?:结婚|新婚|婚礼|乔迁|退休|毕业|升职|满月)[^。？！]{0,10}(?:祝福语?|贺词|贺卡|祝福的话|写(?:点|几句|什么))|\b(?:write|need|give|help|want|have to (?:give|make)|draft|got to give|make)\b.{0,30}\b(?:toast|wedding speech|best man|speech for (?:the|my|a|our))\b|\btoast (?:for|to)\b|\bwedding (?:card|wishes|message|toast)\b/iu,
    toast,
    /土司|吐司|收到|收了|\btoast(?:ed|er)\b|bread/iu,
  ],
  [
    "make.greeting",
    /(?:教师节|母亲节|父亲节|中秋节?|新年|元旦|春节|拜年|圣诞节?|情人节|七夕|儿童节|六一|护士节|康复|高考|中考|考研)[^。？！]{0,10}(?:祝福|贺词|贺卡|的话|短信|文案|写(?:点|几句|什么))|(?:写|想|来|编|发)[^。？！]{0,14}(?:教师节|母亲节|父亲节|中秋|新年|春节|圣诞|情人节|早日康复|加油)[^。？！]{0,6}(?:祝福|的?话|短信|贺卡|贺词)|\b(?:write|need|help|draft|make|want|give|words|message|card|note)\b.{0,40}\b(?:mother'?s day|father'?s day|teacher'?s? day|christmas|new year|valentine'?s?|get[- ]well|good luck|thank[- ]you)\b.{0,12}\b(?:card|message|note|wish(?:es)?|text|words)\b/iu,
    (ask) => cardFor("greeting", ask),
    /收到|诗|对联|生日|poem|birthday|gift|present|礼物/iu,
  ],
  [
    "make.invitation",
    /(?:写|想|来|编|帮|拟|发|做)[^。？！]{0,14}(?:请柬|请帖|邀请(?:函|信|短信|词|的话)?)|(?:请柬|请帖|邀请函)(?:怎么写|写什么|的话)|\b(?:write|need|help|draft|make|give|want|word)\b.{0,24}\binvit(?:ation|e)\b|\binvitation (?:text|for|to)\b/iu,
    invitation,
    /收到|没(?:被|有)?邀请|\bgot an invit|\bdesign\b|paper|\binvited\b/iu,
  ],
  [
    "make.slogan",
    /(?:想|写|来|编|要|起|帮|给|求|出)[^。？！]{0,18}(?:口号|标语|广告语|宣传语|广告词)|(?:口号|标语|广告语|宣传语|广告词)(?:怎么|该|想|写|帮|来|[，,：:])|^(?:口号|标语|广告语)|\bslogans?\b|\btaglines?\b|\bstrapline\b|\bcatch ?phrases?\b/iu,
    slogan,
    /喊[^，。]{0,4}口号|口号喊|\b(?:hate|love|saw|read|heard|chanting)\b.{0,12}slogan|空口号|只是口号|这(?:个|句)口号|什么(?:是|叫)/u,
  ],
  [
    "make.opener",
    /开场白|(?:给|想|写|教|来|要|帮)[^。？！]{0,8}句[^。？！]{0,12}(?:跟|对|和)[^。？！]{1,10}(?:说|讲|聊)|(?:跟|对|和)[^，。？！]{1,8}(?:第一句|头一句|怎么开口|该怎么开口|怎么搭话|怎么打招呼|说(?:什么|啥)(?:话)?好)|\b(?:lines?|something|sentences?|words|opener)\b[^.?!]{0,20}\b(?:to|i (?:can|could|should)) (?:say|text)\b|\bconversation starters?\b|\bice ?breakers?\b|\bopening line\b|\bwhat (?:should|can|could|do) i say (?:first|on the phone|when i (?:call|see|meet))/iu,
    (ask) => cardFor("opener", ask),
    /道歉|对不起|抱歉|生日|sorry|apolog|birthday|card|卡/iu,
  ],
];
