import { recogniseAsk } from "../asks/recognise-ask.ts";
import type { Intent } from "../persona.ts";
import { normal } from "../text/normal.ts";
import { isQuestion, sentencesOf } from "../text/sentences.ts";
import { askCandidates } from "./ask-candidates.ts";
import { type Candidate, intentLines } from "./candidate.ts";
import type { Conversation } from "./conversation.ts";

const LEAD_EN = String.raw`^(?:(?:ok(?:ay)?|k|right|well|anyway|anyways|alright|all right|so|and|but|then|sorry|ugh|oh|hey|lol|haha|aw|yeah|yep|thanks|now|good|i think|i guess|honestly|crap|oops|just) )*`;
const BYE_EN = new RegExp(
  LEAD_EN +
    String.raw`(?:i'd )?(?:gtg|g2g|got2go|ttyl|brb|cya|cu|laters?|toodles|cheerio|so long|take care|peace out|see (?:you|ya|u)(?: (?:soon|later|tomorrow|around|then|tonight|next|on|in|after|at|again)\b.*)?|(?:talk|speak|chat)(?: to you| again| more)? (?:soon|later|tomorrow|then|tonight|next)|catch (?:you|ya|u) (?:later|tomorrow|soon)|until (?:tomorrow|next time|then)|signing off|be right back|(?:i )?(?:(?:have|need|ought|got|really|better|should|must|gotta|had|do|will|'d|am gonna|am going) )*(?:to )?(?:go|run|dash|jet|bounce|get going|get moving|head (?:off|out|home)|be off|be going|log off|leave you)(?: now| and .*| for (?:now|today)| before .*)?|(?:i am )?(?:off|heading off|heading out|heading home|going now|leaving now|logging off|out)(?: now| to (?:work|school|class|the shops?|lunch|dinner))?|(?:good)? ?bye(?:-| )?(?:bye)?(?: (?:for now|then|now|[a-z]+))?|goodbye(?: [a-z]+)?)$`,
  "u",
);
/** “Go” and “run” alone are no goodbye: somebody says that they must. */
const MUST_EN = /(?:gtg|got to|gotta|have to|need to|must|should|better|ought|off|out|going now|leaving)/u;
const NIGHT_EN = new RegExp(
  LEAD_EN +
    String.raw`(?:i'd )?(?:(?:good ?)?night(?:y)?(?:[- ]night)?(?:[- ]?y)?(?: (?:then|all|[a-z]+))?|nighty night|sweet dreams|sleep (?:well|tight)|(?:(?:i )?(?:am |will |'ll |'d |had |should |must |better |need to |have to |gonna |going to )*)?(?:off|going|heading|go|head|crawl|get)(?: off)? to (?:bed|sleep)(?: now)?|(?:i am |i )?(?:(?:going to|better|should|must|need to|gotta|have to|will) )*(?:hit(?:ting)? the (?:hay|sack)|turn(?:ing)? in|call(?:ing)? it a night|try and sleep|try to sleep|get some (?:sleep|rest|shut-?eye)|get to sleep)(?: now)?|bed ?time(?: for me)?|time for bed)$`,
  "u",
);

const LEAD_ZH =
  "^(?:好[啦了吧的嘛]*|行[吧啦了]?|那|嗯+|哦+|噢|唉|哎呀?|ok|不说了|不聊了|就到这|得|对了|困死了|时候不早了?|天不早了?|太晚了?|抱歉|不好意思|哈哈+)*";
const BYE_ZH = new RegExp(
  `${LEAD_ZH}(?:(?:再见|拜拜|拜|88+|回见|告辞|再会|慢走|保重|失陪)(?:了|啦|咯|吧|哈|呀|啊|喽)*[\\p{Script=Han}]{0,4}|(?:我|咱)?(?:们)?(?:先|得|要|该|就|这就|也|真的?|还|再)*(?:走|撤|溜|闪|下|下线|出门|动身|出发|告辞|失陪|回去|回家|忙|干活|上班|上课|做饭|吃饭|开会|接孩子|跑单|送单|洗澡|睡)(?:人|去)?(?:了|啦|咯|喽)[哈啊呀]*|(?:我|咱)?(?:先|得|要|该|就)*(?:去|回家|回去)[^我你他她]{1,10}(?:了|啦|咯|去了)|(?:我)?(?:得|该|要|先)(?:去|走|下|撤)[^我你]{0,6}(?:了|啦)|(?:回头|回来|改天|下次|下回|明天|明晚|明儿|晚点|晚上|有空|待会儿?|等会儿?|以后)(?:我)?(?:再|接着|继续)?(?:跟你|和你|来)?(?:聊|见|说|来|讲|找你)(?:了|吧|哈|啊|呀|哦)*|先(?:这样|到这|聊到这)(?:儿|里)?(?:吧|了|啦)?|(?:就|先)(?:聊|说|到)(?:到)?这(?:儿|里)?(?:吧|了|啦)?|[\\p{Script=Han}]{1,4}告辞(?:了|啦)?)$`,
  "u",
);
const NIGHT_ZH = new RegExp(
  `${LEAD_ZH}(?:晚安(?:啦|了|咯|呀|哦)*[\\p{Script=Han}]{0,3}|(?:我|咱)?(?:先|得|要|该|就|这就|也|真的?|去|准备|洗洗|上床)*(?:睡觉?|休息|歇着?|歇息|躺下)(?:去)?(?:了|啦|咯|喽)[啊哈呀]*|(?:我)?去?洗洗睡了?|做个好梦|好梦)$`,
  "u",
);
/** Of somebody else, or that one happened to do so. */
const REPORTED = /[他她它]|昨天|昨晚|刚才|\b(?:he|she|they|said|says|say|told|waved|kissed|never got)\b/u;

const THANKS_EN =
  /^(?:(?:ok(?:ay)?|oh|aw+|well|lovely|great|and|but|so|anyway|perfect|wow|haha|really|honestly|yes|right|cool|good|nice|no) )*(?:thanks|thank (?:you|u)|thx|thnx|tysm|ty|tyvm|cheers|much appreciated|(?:i )?(?:really |do |so )*appreciate (?:it|that|this|you)|bless you|ta)\b(?! (?:to my|to the|god|goodness|heavens|for nothing))|\b(?:thanks|ty|thank you|tysm|thx)$/u;
const HELPED_EN =
  /\b(?:help(?:s|ed)|means a lot|needed that|cleared my head|cheered me|weight off|needed to hear|made my (?:day|night)|feel better|good advice|you'?re (?:kind|sweet|a star)|i like that|useful)\b/u;
const THANKS_ZH =
  /^(?:[嗯哦噢好行啊哈对那真的太非常十分实在也还是，]|ok|有你真好)*(?:谢谢|谢了|谢啦|谢喽|多谢|感谢|谢过|3q|thx)(?!(?:他|她|医生|老师|人家|信)|我)/u;
const HELPED_ZH =
  /舒服|舒坦|好多了|好受|有用|管用|帮(?:到|了)|安心|踏实|暖|想开|轻松|听你的|说得对|懂我|中听|亮堂|开窍|想通/u;

/** The clauses of a line, in one spelling. */
const clausesIn = (text: string): string[] =>
  normal(text)
    .split(/[，,。.!！?？;；~～\n…—()（）]+|(?<=\p{Script=Han})\s+/u)
    .map((part) => part.trim().replace(/[^\p{L}\p{N}]+$|(?<=[了去吧睡走])[啊呀哈哦噢嘛哟]+$/gu, ""))
    .filter((part) => part !== "");

const isNight = (clause: string): boolean =>
  (NIGHT_EN.test(clause) || NIGHT_ZH.test(clause)) && !REPORTED.test(clause);
function isBye(clause: string): boolean {
  if (REPORTED.test(clause)) return false;
  if (BYE_ZH.test(clause)) return true;
  if (!BYE_EN.test(clause)) return false;
  return (
    !/\b(?:go|run|dash|jet|bounce|get (?:going|moving)|head (?:off|out|home)|be off|off|out)\b/u.test(
      clause,
    ) || MUST_EN.test(clause)
  );
}

/** What a line says of leaving: the way it does, and what it says besides. */
interface Parting {
  readonly intent: "farewell" | "goodnight";
  readonly rest: string;
}

/** Whether a line takes leave, also at its start or end; undefined where it does not, or only reports a goodbye. */
export function partingIn(text: string): Parting | undefined {
  const clauses = clausesIn(text);
  const isEnd = (clause: string): boolean => isNight(clause) || isBye(clause);
  const last = clauses.at(-1) ?? "";
  const [first = ""] = clauses;
  if (!clauses.slice(-3).some(isEnd) && !isEnd(first)) return undefined;
  // “I should go. But first: …” goes on.
  if (isQuestion(last) && !isEnd(last)) return undefined;
  const rest = clauses.filter((clause) => !isEnd(clause) && !isThanks(clause));
  return {
    intent: clauses.some(isNight) ? "goodnight" : "farewell",
    rest: rest.join(/\p{Script=Han}/u.test(text) ? "，" : ", "),
  };
}

const isThanks = (clause: string): boolean =>
  (THANKS_EN.test(clause) || THANKS_ZH.test(clause)) && !/\b(?:said|says) /u.test(clause);

/** Whether a line thanks the character: by itself, or beside a few words and praise. `isWide` counts any line that does. */
export function thanksIn(text: string, { isWide = false } = {}): boolean {
  const clauses = clausesIn(text);
  if (!clauses.some(isThanks) || isQuestion(text)) return false;
  const rest = clauses.filter((clause) => !isThanks(clause));
  const left = rest.join(" ");
  const most = /\p{Script=Han}/u.test(text) ? 8 : 22;
  return (
    isWide ||
    left.length <= most ||
    rest.every((one) => one.length <= most || HELPED_EN.test(one) || HELPED_ZH.test(one))
  );
}

/** The short first sentence of a reply to what was said before a goodbye. */
function answerTo(conversation: Conversation, rest: string): string | undefined {
  const kind = recogniseAsk(rest);
  if (kind === undefined || !/^(?:happy|comfort)\./u.test(kind)) return undefined;
  const inner = { ...conversation, input: { ...conversation.input, text: rest } };
  for (const { text } of askCandidates(inner, kind)) {
    const first = sentencesOf(text).find((part) => !isQuestion(part) && !/^[（(]/u.test(part.trim()));
    if (first !== undefined && first.length > 3) return first.trim();
  }
  return undefined;
}

/** Says goodbye to somebody who does; where they gave news first, that is answered first, shortly. */
export function* partingCandidates(conversation: Conversation): Generator<Candidate> {
  const { input, language } = conversation;
  const parting = partingIn(input.text);
  if (parting === undefined) {
    if (thanksIn(input.text)) yield* linesFor(conversation, "thanks");
    return;
  }
  const answer = parting.rest.length > 3 ? answerTo(conversation, parting.rest) : undefined;
  for (const line of linesFor(conversation, parting.intent))
    yield answer === undefined
      ? line
      : { ...line, text: `${answer}${language === "en" ? " " : ""}${line.text}` };
}

/** The last resort before a line that takes up nothing: somebody who thanks is heard. */
export function* thankedCandidates(conversation: Conversation): Generator<Candidate> {
  if (thanksIn(conversation.input.text, { isWide: true })) yield* linesFor(conversation, "thanks");
}

function* linesFor(conversation: Conversation, intent: Intent): Generator<Candidate> {
  for (const text of intentLines(conversation, intent))
    yield { text, source: { rule: "intent", intent }, extension: "never" };
}
