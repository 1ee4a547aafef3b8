/** One clause of what a person wrote. */
export interface Clause {
  readonly text: string;
  /** The sentence it stands in. */
  readonly sentence: string;
  readonly language: "zh" | "en";
}

const HAN = /\p{Script=Han}/u;

/** A line about somebody who does not exist, words to be translated, or a game: nothing in it is a fact. */
const NO_FACTS =
  /(?:小说|剧本|故事|剧|电影|电视|新闻|书|漫画|动漫|视频|歌|段子|网上|梦)里(?:面)?(?:说|的|有|看)?|主角|男主|女主|反派|人设|[我你]来?演[^，。]{0,12}[，,]\s*[我你]来?演|扮演|角色扮演|翻译(?:一下|成|下)|(?:翻|译)成|怎么翻|用.{1,3}语怎么说|润色|造(?:个|一个)?句|这句话?(?:太|怎么|是什么|什么)|玩个?游戏|成语接龙|脑筋急转弯|谜语|接龙|讲个(?:笑话|故事)|\b(?:translate (?:this|that|it|the|into|to)|proofread|rewrite|rephrase|role-?play|pretend|imagine|lyrics|my character|main character|protagonist|heroine|in (?:the|my|a) (?:novel|movie|film|book|story|show|dream|game)|once upon a time|(?:story|poem|song|tale|limerick) (?:about|for|of)|let'?s play|you be the|inigo montoya|i'?m batman)\b/iu;
/** Role-play begins with an action in brackets. */
const ACTS = /^\s*(?:[（(][^）)]{2,40}[）)]|\*[^*]{2,60}\*)/u;
const SECRET =
  /密码|口令|验证码|银行卡号?|卡号|身份证号|支付宝账号|\b(?:password|passcode|pin(?: code| number| is)|cvv|card number|social security|ssn)\b|\d{15,19}/iu;

/** What is only supposed, from here on. */
export const SUPPOSED =
  /(?:要是|如果|假如|假设|倘若|若是|万一|要不是|就算|即使|哪怕|除非|下辈子|上辈子|来世|我要是)|(?<![a-z])(?:if|what if|imagine|suppose|unless|wish i|as if|would i)(?![a-z])/iu;
const ASKS_ZH =
  /[?？]\s*$|(?:吗|么(?<!什么|怎么|这么|那么|多么))[\s~。.!！]*$|什么(?!都|也|的)|怎么(?!都|也|说话|样都)|为什么|为啥|(?:是|有|能|会|要|该|可|好|行|对)不(?:是|有|能|会|要|该|可以|好|行|对)|有没有|几(?:[月号日点个岁天只]|时|$)|(?<!没|不知)多少|属什么|(?<!差|要|得|好)不[\s~]*$|[见到有过了]没[\s~]*$|^谁|谁(?:还|能|会|知道)|哪(?=个|里|儿|位|家|天|年|些)|哪儿?$|啥(?!都|也)|^你(?:猜|觉得|说(?!得)|知道)|呢[?？]/u;
const ASKS_EN =
  /\?\s*$|^(?:(?:and|but|so|ok|hey) )*(?:(?:what|who|whose|where|when|why|how|which)(?:'s| is| are| was| were| do| does| did| can| could| should| would| will| have| has| many| much| old| long| come| about)\b|(?:do|does|did|can|could|would|should|will|is|are|am|have|has|was|were) (?:i|you|he|she|it|we|they|my|your|the|there|this|that|anyone|anybody|people)\b|guess (?:what|who|how)\b)/iu;

/** Requests and words to the character say nothing of the person. */
const REQUEST =
  /^(?:你|请你?|麻烦你?)?(?:帮我?|给我|教我|替我|陪我|跟我)(?!记|记着)(?:讲|说|查|写|算|翻|唱|推荐|找|看|改|想|出|选|挑|列|做个|做一|起|取|画|读|念|背)|^你(?!们)(?!叫我|可以叫|喊我|就叫|也?(?:可以)?(?:这么)?叫我)/u;

const REQUEST_EN =
  /^(?:please |pls |can you |could you |just )?(?:tell|write|speak|sing|give|show|help|explain|translate|teach|recommend|draw|let'?s|say|repeat|describe|name) (?!off|up)/iu;

const SEPARATOR =
  /[，,；;：]|(?<=\p{Script=Han})\s+|\s+(?=\p{Script=Han})|\s[-–—]+\s|——|…+|\.{2,}|(?<=[a-z0-9)"'])\s*:\s+/u;
const SENTENCE = /(?<=[。！？!?\n~～])|(?<=[a-z0-9)"'”])\.\s+|(?<=\p{Script=Han})\.(?!\d)/iu;

/** The text without words in quotation marks that are somebody's sentence; names stay, without their marks. */
function withoutQuotes(text: string): string {
  return text.replaceAll(/[“"「『《]([^”"」』》]{1,200})[”"」』》]/gu, (_, inner: string) =>
    /[我你俺]|\b(?:i|i'm|you|we|just|my)\b|[。，！？,.!?]/iu.test(inner) ? "" : inner,
  );
}

/** A text with one width, straight apostrophes and no emoji; the case stays. */
export const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .replaceAll("’", "'")
    .replaceAll(/\p{Extended_Pictographic}(?:\u{FE0F}|\u{200D}\p{Extended_Pictographic})*/gu, " ")
    .trim();

/** How much of a clause is read, in characters: hostile text has no marks. */
const CLAUSE_MOST = 120;

const languageOfClause = (text: string): "zh" | "en" => (HAN.test(text) ? "zh" : "en");

/** Whether a line has no fact at all: fiction, a translation, a game, or a secret. */
export const isNoStatement = (text: string): boolean =>
  NO_FACTS.test(text) || ACTS.test(text) || SECRET.test(text);

export const isSecret = (text: string): boolean => SECRET.test(text);

/** Whether a clause asks something, in either language. */
export const asks = (clause: string): boolean => ASKS_ZH.test(clause) || ASKS_EN.test(clause);

/** Cuts at connecting words, where a subject follows. */
const EN_JOINT =
  /\s+(?:and|but|so|because|cos|cuz|although|though|while|bc)\s+(?=(?:i|i'm|im|i've|my|he|he's|she|she's|it|it's|we|we're|they|the|now|just|already|still)\b)/iu;
const ZH_JOINT =
  /(?<=\p{Script=Han})(?=(?:我呢|我是|我叫|我在|我今年|名字叫|今年|在\p{Script=Han}{2,4}(?:开|当|做|上|打)|平时)(?!的|什么))/u;

/**
 * The clauses of a text that state something, in order. Questions, suppositions, requests and quoted speech are left
 * out; a question mark asks with its own clause only, unless the sentence begins as a question.
 */
export function clausesOf(given: string): Clause[] {
  if (isNoStatement(given)) return [];
  const text = withoutQuotes(plain(given))
    .slice(0, 2000)
    // Duchess (cat, 19) is read as a whole elsewhere.
    .replaceAll(/(?<=\p{Lu}\p{L}+) \((?:my |the |our )?[a-z]+(?:, [^()]{0,40})?\)/gu, "");
  return text.split(SENTENCE).flatMap((sentence) => clausesOfSentence(sentence));
}

function clausesOfSentence(whole: string): Clause[] {
  const supposed = SUPPOSED.exec(whole);
  const sentence = (supposed === null ? whole : whole.slice(0, supposed.index)).trim();
  if (/^\s*(?:你(?:猜|觉得|知道|说(?!得))|请问)/u.test(sentence)) return [];
  if (
    /\?\s*$/u.test(whole) &&
    ASKS_EN.test(sentence) &&
    !HAN.test(sentence) &&
    ASKS_EN.test(`${sentence.split(SEPARATOR)[0]}`)
  )
    return [];
  const parts = sentence
    .split(SEPARATOR)
    .flatMap((part) => part.split(EN_JOINT))
    .flatMap((part) => part.split(/(?<=[^，]{3})因为(?=我)/u))
    .flatMap((part) => part.split(/(?<=[人岁师生工])(?=我(?:爸|妈|哥|姐|弟|妹|老公|老婆))/u))
    .flatMap((part) => (part.length > 24 ? part.split(ZH_JOINT) : [part]))
    .map((part) => part.trim().slice(0, CLAUSE_MOST))
    .filter((part) => part.replaceAll(/[\p{P}\s]/gu, "") !== "");
  if (parts[0] !== undefined && REQUEST_EN.test(parts[0])) return [];
  if (/^给[^，]{1,8}(?:写|讲|起|取|编)/u.test(parts[0] ?? "")) return [];
  return parts
    .filter((part) => !asks(part) && !REQUEST.test(part))
    .map((part) => ({
      text: part.replace(/[喽咯]$/u, "了").replaceAll(/^[\s"'()（）]+|[\s。.!！~～?？"()（）]+$/gu, ""),
      sentence: sentence.trim(),
      language: languageOfClause(part),
    }));
}
