import type { AskKind } from "../asks/kinds.ts";
import { type LearnedAsk, learnedAsk, recogniseAsk } from "../asks/recognise-ask.ts";
import { hasHint, isDoable, noSorrow, sufferer } from "../asks/sorrow.ts";
import { whoIs } from "../memory/say-memory.ts";
import type { Intent } from "../persona.ts";
import { isQuestion, isRequest, sentencesOf } from "../text/sentences.ts";
import { capital, correctedCandidates, linesOf } from "./ask-candidates.ts";
import type { Candidate } from "./candidate.ts";
import type { Conversation } from "./conversation.ts";
import { dailyCandidates } from "./daily.ts";
import { heardCandidates } from "./heard.ts";
import { allKnownCandidates } from "./memory-answers.ts";
import { HEAVY } from "./mood.ts";
import { partingCandidates, partingIn, thanksIn } from "./partings.ts";

const COMFORT = /^comfort\.(?!selfharm|danger|violence|grief)/u;
/** Words of what a phone, a shop or a screen does. */
const WORLDLY =
  /电话|短信|微信|邮件|消息|闹钟|提醒|叫醒|叫我|外卖|票|酒店|车|餐|花|奶茶|买|转账|充|快递|航班|余额|搜|查|google|百度|歌|音乐|灯|空调|手电|拍|截|导航|\b(?:call|text|email|message|phone|alarm|timer|remind|reminder|wake|order|book|google|look|play|song|music|turn|send|photo|picture|screenshot|set|ring|search|open|pay|taxi|uber|light|lights)\b/iu;
/** The likelihood from which comfort is due though no word of the line hurts. */
const CERTAIN = 0.9;

/** What was learned of a line, unless it would comfort where no sorrow is, or do what was not asked for. */
export function duly(text: string, learned: LearnedAsk | undefined): LearnedAsk | undefined {
  if (learned === undefined || dulyAsked(text, learned.kind) === undefined) return undefined;
  return COMFORT.test(learned.kind) && learned.likelihood < CERTAIN && !hasHint(text) ? undefined : learned;
}

/** A kind of ask, unless it would comfort where no sorrow is, or do what was only news. */
export function dulyAsked(text: string, kind: AskKind | undefined): AskKind | undefined {
  if (kind === undefined) return undefined;
  if (kind.startsWith("other.") && !isAsking(text) && !/你|\byou/iu.test(text)) return undefined;
  if (COMFORT.test(kind) && noSorrow(text) !== undefined) return undefined;
  if (kind === "unknown.weather" && !isQuestion(text) && text.length > 6) return undefined;
  return kind === "app.action" && !sentencesOf(text).some((one) => isDoable(one) && WORLDLY.test(one))
    ? undefined
    : kind;
}

/** Whether an intent is due: none of the heavy ones is where a line only sounds like sorrow. */
export function isDue(text: string, intent: Intent): boolean {
  if (PARTINGS.has(intent) && text.length > SHORT_PARTING) return partingIn(text) !== undefined;
  if (intent === "thanks" && text.length > SHORT_PARTING) return thanksIn(text);
  return !(HEAVY.has(intent) || intent === "tired") || intent === "grief" || noSorrow(text) === undefined;
}

const PARTINGS: ReadonlySet<Intent> = new Set(["goodnight", "farewell"]);
/** Up to this length, in characters, a word of parting or thanks is one; in longer lines it may be part of a story. */
const SHORT_PARTING = 24;

/** Whether a line asks or orders something; 就是坐着看太阳呢 only ends like a question. */
export const isAsking = (text: string): boolean =>
  (isQuestion(text) || isRequest(text)) &&
  !/(?:在|着|好|正|就是|才|还|可|都)[^？?，。]{0,14}呢[。！~～]*$/u.test(text.trim());

/** What is said not to be asked: 我没问你生日, “I didn't ask for a joke”. */
const UNASKED =
  /(?:^|(?<=[，。！？,.!? ]))(?:我)?(?:没有?|不是|又没|可没|不)(?:在|是)?(?:要|问|让|叫|求)(?:你|过你|的是)?[^，。！？,.!?]*[，。！？,.!?]+\s*|\b(?:but )?i (?:didn't|did not|wasn't|was not|am not|'m not|never) (?:ask|asking|asked|want|wanting)\b[^,.!?]*[,.!?]+\s*/giu;
const I_MEAN =
  /^(?:(?:不(?:是|对)?|错了|没有|no+|nope|wait|sorry|but|well|ok)[，,。.！!\s]*)*(?:我(?:是说|是问|是想问|的意思是|说的是|问的是|要问的是|想问的是|想说的是)|i (?:mean|meant|said|asked|was asking|wanted to (?:know|ask))\b|what i (?:mean|meant|asked|wanted) (?:is|was)\b)[：:，,\s]*/iu;

const MEANT =
  /^(?:(?:sorry|oops|wait|no|ah|oh)[,.! ]+)*i meant\b|^(?:不好意思|抱歉|哦|啊|不|不是)?[，,。！ ]*(?:我)?(?:说|打|写)错了?[，,。！]/iu;

/** What is left to be answered of a line that first sets something right; undefined where it sets nothing right. */
export function reworded(text: string): string | undefined {
  const reminded = text.replace(
    /^(?:(?:can|could) you |please |pls )*remind me,? (?=what|who|where|when|which|how)/iu,
    "",
  );
  if (reminded !== text) return `${reminded.replace(/[.!?]*$/u, "")}?`;
  const meant = text.replace(I_MEAN, "");
  if (meant !== text && meant.length > 3 && isQuestion(meant)) return meant;
  const asked = text.replaceAll(UNASKED, "").trim();
  if (asked !== text.trim() && asked.length > 3) return asked.replace(I_MEAN, "");
  const [first = "", ...rest] = sentencesOf(text);
  const last = rest.at(-1)?.trim() ?? "";
  const isSetRight = recogniseAsk(first) === "talk.correct" || noSorrow(first) === "not_sad";
  return isSetRight && isQuestion(last) && last.length > 3 ? last : undefined;
}

/** The manners of a chat: what is known is said, corrections are taken, goodbyes returned, news taken up. */
export function* mannerCandidates(conversation: Conversation): Generator<Candidate> {
  const { input, understood } = conversation;
  const isAsked = isAsking(input.text);
  yield* allKnownCandidates(conversation);
  const isRight = understood.isCorrection
    ? !/[？?]\s*$/u.test(input.text)
    : !isAsked && MEANT.test(input.text);
  if (isRight) yield* rightedCandidates(conversation);
  yield* partingCandidates(conversation);
  if (isAsked) return;
  yield* calmCandidates(conversation);
  yield* heardCandidates(conversation, { isMoving: true });
  yield* troubleCandidates(conversation);
}

/** A correction taken, and the goodbye after it returned. */
function* rightedCandidates(conversation: Conversation): Generator<Candidate> {
  const [parting] =
    partingIn(conversation.input.text) === undefined ? [] : [...partingCandidates(conversation)];
  for (const line of correctedCandidates(conversation))
    yield parting === undefined
      ? line
      : { ...parting, text: `${line.text}${conversation.language === "en" ? " " : ""}${parting.text}` };
}

const MISHAP =
  /[扣洒摔砸打]了?(?:一?地|翻|碎|出来)|扣在|泼|踩空|滑倒|出糗|出丑|忘了?带|穿反|倒霉|睡过站|坐过站|\b(?:dropped|spil(?:led|t)|knocked|tripped|slipped|fell|broke|burn(?:ed|t)|ripped|lost (?:my|our) |locked (?:my|our)sel|forgot|wrong (?:person|number|house)|accidentally)\b/iu;

/** The answer to what only sounds like sorrow, where the line says nothing else that is understood. */
function* calmCandidates(conversation: Conversation): Generator<Candidate> {
  const { text } = conversation.input;
  const calm = noSorrow(text);
  if (calm === undefined) return;
  const kind = recogniseAsk(text);
  const isSad = kind !== undefined && COMFORT.test(kind);
  // A laugh alone is answered by others; a laugh at what went wrong is laughed with.
  if (calm === "funny" && !isSad && !MISHAP.test(text)) return;
  if (calm === "funny")
    yield* dailyCandidates(conversation, learnedAsk(text, conversation.ownLines.at(-1) ?? ""));
  yield* linesOf(conversation, `back.${calm}`);
}

/** Somebody of the person's is sad: that one is spoken of, not the person comforted. */
function* troubleCandidates(conversation: Conversation): Generator<Candidate> {
  const about = sufferer(conversation.input.text);
  if (about === undefined) return;
  const who = whoIs(about, conversation.memories, conversation.language);
  for (const line of linesOf(conversation, "memory.of_trouble", { who }))
    yield { ...line, text: capital(line.text) };
}
