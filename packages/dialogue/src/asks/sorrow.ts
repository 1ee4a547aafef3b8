import { clausesOf } from "../memory/clauses.ts";
import { isPerson } from "../memory/lexicon.ts";
import { type Focus, predicateOf } from "../memory/subjects.ts";
import { mentionsIn } from "../memory/tagger/mentions.ts";
import { normal } from "../text/normal.ts";

/** What a line that sounds like sorrow is instead: denied, glad or nearly tears, a mishap, something read or seen. */
export type NoSorrow = "not_sad" | "joy" | "funny" | "fiction" | "mishap" | "touched";

const JOY =
  /(?:高兴|开心|激动|感动|幸福|乐|笑)(?:得|到|的|地)?(?:我|都|直|想|快|要|就|差点|有点)*(?:哭|掉泪|流泪|掉眼泪|眼泪)|喜极而泣|(?:哭|眼泪).{0,6}(?:高兴|开心|激动|感动)的|\b(?:happy|joy|laugh\w*|happiness|relief|relieved|proud)\b.{0,24}\b(?:cr(?:y|ied|ying)|tears|wept|weep|teared up)\b|\b(?:cr(?:y|ied|ying)|tears|wept|teared up)\b.{0,40}\b(?:of joy|so happy|happiness|from laughing|with joy|so proud|happy tears|laughing)\b|happy tears/iu;
const LAUGHS =
  /哈哈|自己[都也]?[^，。]{0,2}笑|笑死|笑疯|笑喷|好笑|搞笑|逗死|[😂🤣😆]|\b(?:lol|lmao|rofl|ha(?:ha)+|hilarious|funny|cracked up|laugh(?:ed|ing))\b/iu;
/** Words for a feeling, not for what befell. */
const FEELS_IT =
  /难过|伤心|想哭|心碎|孤独|孤单|绝望|抑郁|害怕|委屈|\b(?:sad|depressed|heartbroken|lonely|miserable|hopeless|hurts|miss (?:him|her|them))\b/iu;
const TOUCHED =
  /差点(?:儿)?[^，。]{0,3}哭|眼[眶圈][^，。]{0,3}[热红湿酸]|鼻子[^，。]{0,2}酸|\b(?:almost|nearly) (?:cried|wept|teared up|in tears)\b|\bteared up\b|lump in my throat|\bgot (?:a bit |all )?(?:teary|misty)\b/iu;
const UNLUCKY = /倒霉|点儿?背|不走运|\b(?:bad luck|just my luck|unlucky|typical)\b/iu;
const FICTION =
  /《[^》]+》|(?:书|电影|片子|剧|小说|故事|漫画|动漫|游戏|歌词?)(?:里|中|真|太|好|很|的结局|看得|结尾|最后)|[这那](?:部|本|集|首|篇|段)(?!时|日)|男主|女主|主角|结局|编剧|导演|\b(?:film|movie|novel|episode|series|finale|song|poem|manga|anime|character|documentary|(?:the|this|that|a) (?:book|story|show|ending|play))\b/iu;
const HURTS =
  /难过|伤心|哭|惨|死|虐|悲|痛|sad|cr(?:y|ied|ying)|die[ds]?\b|dying|heartbreak|tragic|tears|hurt/iu;
const DENIED =
  /(?:没有?|不|不是|才不|并不|又不)(?:是|在|很|太|觉得|怎么|再)?(?:难过|伤心|想哭|哭|委屈|孤单|孤独|害怕|生气)|(?:别|不用|不要|不需要|用不着|少|甭)(?:再|老是?|总|来|给我)*(?:安慰|哄|心疼|同情|可怜)|(?:怎么|干嘛)(?:老|总|又)(?:是)?(?:说我难过|安慰)|(?:\bnot|n't|\bnever)(?: \w+){0,2} (?:sad|upset|crying|depressed|lonely|heartbroken|unhappy|hurting|angry|mad|offended)\b|\b(?:no need to|stop|don't|without|quit) (?:\w+ ){0,2}(?:comfort\w*|consol\w*|cheer(?:ing)? me up|pity\w*|feel(?:ing)? sorry)\b|\bnot the one who(?: is|'s) (?:sad|upset|crying)\b|不是我(?:难过|伤心|哭)|\bi am (?:really |totally |perfectly )?(?:fine|ok(?:ay)?|alright|all right)(?: now)?,? (?:don't worry|really|honestly|stop)\b|\bdon't worry about me\b|我(?:真的)?没事(?:的|了|啦)?[，,]?(?:你)?(?:别|不用)|\bwho said i(?: was|'m| am) (?:sad|upset)\b/iu;
/** No denial: “I can't stop crying”, “not gonna lie, I'm sad”. */
const STILL =
  /(?:can't|cannot|couldn't) (?:stop|help)|not gonna lie|no lie|not only|not just|不能不|忍不住|不由得|谁说.{0,4}不/iu;

/** Why a line that sounds like sorrow is none; undefined where it may be one. */
export function noSorrow(given: string): NoSorrow | undefined {
  const text = normal(given);
  if (JOY.test(text)) return "joy";
  if (DENIED.test(text) && !STILL.test(text)) return "not_sad";
  if (
    FICTION.test(text) &&
    HURTS.test(text) &&
    !/我(?:爸|妈|爷|奶|外)|\bmy (?:mum|mom|dad|gran|wife|husband)/u.test(text)
  )
    return "fiction";
  if (FEELS_IT.test(text.replaceAll(/差点[^，。]{0,3}哭/gu, ""))) return undefined;
  if (LAUGHS.test(text)) return "funny";
  if (TOUCHED.test(text)) return "touched";
  return UNLUCKY.test(text) ? "mishap" : undefined;
}

const SUFFERS =
  /难过|伤心|哭|失恋|分手|离婚|抑郁|失眠|崩溃|委屈|压力|焦虑|失业|挂科|落榜|没考上|生病|病了|病倒|住院|住进医院|做手术|动手术|骨折|发烧|被.{0,6}(?:裁|骂|欺负|开除|辞退|骗|甩)|\b(?:sad|cry(?:ing)?|cried|broke up|dumped|depressed|upset|heartbroken|divorc\w*|fired|laid off|bullied|anxious|stressed|lonely|exhausted|devastated|struggling|failed|ill|sick|hospital(?:ised|ized)?|surgery|an operation|a stroke|a fever|lost (?:his|her|their) job)\b/iu;

/** It is somebody else: 生病的不是我，是我妈. */
const NOT_ME =
  /不是我[，,。\s]*而?是([^，。！？,.!?]{1,8})|\bnot me[,.;]? (?:it'?s |but )?(my [a-z ]{2,24})/iu;

/** Of whom a line says something sad, where that is somebody of the person's and not the person; a key. */
export function sufferer(text: string): string | undefined {
  const [, other] = NOT_ME.exec(text) ?? [];
  if (other !== undefined && SUFFERS.test(text)) return mentionsIn(other)[0]?.key;
  let focus: Focus = { subject: "me", names: {} };
  let found: string | undefined;
  for (const clause of clausesOf(text)) {
    const read = predicateOf(clause.text, clause.language, focus);
    const isTheirs = read.subject !== "me" && read.subject !== "nobody" && isPerson(read.subject);
    focus = { ...focus, subject: read.subject, ...(isTheirs ? { other: read.subject } : {}) };
    if (!SUFFERS.test(read.text)) continue;
    if (!isTheirs || /[我俺]|\b(?:me|us|i)\b/iu.test(read.text)) return undefined;
    found = read.subject;
  }
  return found;
}

/** Whether what stands before a word denies it: 没发烧, “not a bad day”. */
export const isDenied = (before: string): boolean =>
  !STILL.test(before) &&
  (/(?:没有?|不|不是|没人|不算|哪有|并非|别)[^，。！？我]{0,3}$/u.test(before) ||
    /(?:\b(?:not|never|no|isn't|wasn't|hardly|nobody's)|n't)\b[^,.!?]{0,14}$/iu.test(before));

/** Words of a feeling or a hurt in a wide sense: what was only learned needs one of them, or much certainty. */
const HINT =
  /[哭泪痛疼难苦累烦怕慌丧孤寂死病怨恨悔愁伤]|不(?:想|好|行|了)|没(?:了|人|意思|劲)|心[里酸疼]|唉|呜|\b(?:sad|cry|cried|hurt|pain|tired|alone|miss|lost|scared|afraid|worr|sorry|bad|hard|hate|angry|sick|ill|can't|nothing|nobody|empty|done|wrong|fail|stress|cold|awful|down|over|dead|die|gone|ugh|sigh|broke|regret|guilt|numb|heavy)/iu;

export const hasHint = (text: string): boolean => HINT.test(text);

const ASKS_DOING =
  /[？?]|[吗吧呗嘛呢]\s*[。！!~]*$|(?:帮|替|给|请|麻烦|劳驾|能不能|可不可以|可以|能|想让你|要你|你去|你来|快|提醒我|叫醒我|叫我(?:起|一声)|记得(?:叫我|提醒))|^(?:打开|关掉|关|开|放|播|搜|查|订|定|点|叫(?!我|“|「|他|她|它|做)|发|买|设|拨|打)|\b(?:can|could|will|would) (?:you|u)\b|\bplease\b|\bpls\b|\bi (?:want|need|'d like|would like) you to\b|^(?:hey |ok |so |now |and |then )*(?:call|text|email|message|phone|order|book|set|remind|wake|google|look up|look it|play|turn|send|take|find|get me|buy me|ring|check|show|open|search)\b/iu;
/** News of what was done or is to be done: no request, whatever its verbs. */
const HAPPENED =
  /^(?:我|昨|今|刚|上|前|去年|后来|结果|最近|有|[他她]|我们|咱)[^，。？?]{0,14}(?:了|过|着)(?![吗？?])|打了|点了|订了|叫了|买了|发了|没给|半年|很久没|好久没|天气再|决定|打算|准备|明天(?:还)?(?:得|要)|\b(?:i|we|he|she|they) (?:just |have |'ve |already |finally |never |always )?(?:ordered|booked|called|texted|bought|played|sent|took|went|got|had|spent|read|watched|forgot)\b|\bi (?:have|need|got) to\b|\b(?:ruined|was|were) /iu;

/** Whether a line asks for something to be done in the world, rather than gives news of it. */
export function isDoable(text: string): boolean {
  const clean = normal(text);
  if (/\bremind me,? (?:what|who|where|when|why|how|of|which)\b/u.test(clean)) return false;
  const isAsk = ASKS_DOING.test(clean);
  return (
    isAsk &&
    (!HAPPENED.test(clean) ||
      /[？?]\s*$|帮我|替我|提醒我|叫醒我|\b(?:can|could|will|would) (?:you|u)\b|\bplease\b/iu.test(clean))
  );
}
