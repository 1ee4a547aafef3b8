import type { Language } from "../persona.ts";
import { mirrored } from "../text/mirrored.ts";

/** The longest piece that is said back, in signs or letters. */
const LONGEST = { zh: 16, en: 60 };

/** What names nothing by itself, or is only half of something. */
const EMPTY_ZH =
  /^(?:[这那它他她你我咱的了吗呢吧啊是有在不没也都就]|这[个些样里儿]|那[个些样里儿]|什么|东西|事情?|自己|别人|它们|他们|她们|我们|你们|咱们)*$|[，。！？,?!；;：]|什么?$|什么|啥|怎么|哪[里儿个些]|为何|如何|谁|^(?:不过|但是?|可是|所以|因为|而且|然后)/u;
const EMPTY_EN =
  /^(?:me|you|i|it|this|that|these|those|him|her|them|he|she|they|we|us|one|ones|some|any|so|what|who|which|how|why|where|when|to|of|a|an|the|not|too|more|something|anything|nothing|everything|stuff|things?|someone|anyone|somebody|anybody)$|[.?!;:…]|\b(?:what|which|who|whom|whose|why|where|how|when)\b|\b(?:to|of|for|the|a|an|and|or|but|my|your|with|at|in|on|is|are|because|that)$/iu;

/** “You” where it can only stand as “me”: after anything but the start of a clause. */
const YOU_AS_OBJECT =
  /(?<!^|\b(?:if|when|that|and|because|once|while|but|or|whether|as|than))\s*\byou\b(?=\W*$|\s+(?:to|with|from|at|in|on|for|about|like|again|back|up|down|out|a|an|the|my|some|any|if|when)\b)/giu;

/** “You was” and the like after the persons changed sides. */
const agreeing = (text: string): string =>
  text
    .replaceAll(/\byou was\b/giu, "you were")
    .replaceAll(/\bI are\b/gu, "I am")
    .replaceAll(/\bI were\b(?=\s)/gu, "I was")
    .replaceAll(/\byou am\b/giu, "you are");

/** A text as the character says it back: 我 becomes 你, “my dog” becomes “your dog”, and the other way round. */
export function turnedRound(text: string, language: Language): string {
  if (language === "zh") return mirrored(text, "zh");
  // The object is set aside under a mark that no word has.
  const marked = text.replaceAll(YOU_AS_OBJECT, (found) => found.replace(/you/iu, "\u0001"));
  return agreeing(mirrored(marked, "en").replaceAll("\u0001", "me"));
}

/** A piece of a question as the character says it back; undefined where it is empty, cut or too long. */
export function pieceOf(text: string | undefined, language: Language): string | undefined {
  const bare = (text ?? "").replace(/^[\s"“”'‘’,，、]+|[\s"“”,，、.。!！?？~～]+$/gu, "");
  const isEmpty = language === "zh" ? EMPTY_ZH : EMPTY_EN;
  if (bare === "" || bare.length > LONGEST[language] || isEmpty.test(bare)) return undefined;
  return turnedRound(bare, language);
}

/** The longest question that is said back whole, in signs or letters. */
const LONGEST_QUESTION = { zh: 24, en: 80 };

/** A whole question as it is quoted; undefined where it is too long or leans on other words. */
export function quotedQuestion(clause: string, language: Language): string | undefined {
  const bare = clause.replace(/[\s?？!！.。~～,，]+$/gu, "").trim();
  const isShort = language === "zh" ? bare.length < 4 : bare.split(/\s+/u).length < 3;
  if (isShort || bare.length > LONGEST_QUESTION[language] || /[“”"「」，,：:；;]/u.test(bare))
    return undefined;
  const leans =
    language === "zh"
      ? /^(?:它|他|她|还有|[那这](?:个|些|样|种)?(?:怎|是|有|能|会|要|算|叫|呢|什么|啥))|它/u
      : /\b(?:it|this|that|these|those|they|them|he|she|him|her)\b/iu;
  if (leans.test(bare)) return undefined;
  return language === "zh" ? bare : bare.replace(/^[a-z]/u, (letter) => letter.toUpperCase());
}

/** Past forms that follow no rule, by their first form; where two are given, the second is the participle. */
const IRREGULAR = `be was been|become became become|begin began begun|bite bit bitten|blow blew blown|break broke broken|bring brought brought|build built built|burn burned burned|buy bought bought|catch caught caught|choose chose chosen|come came come|cut cut cut|dig dug dug|do did done|draw drew drawn|dream dreamed dreamed|drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen|feel felt felt|fight fought fought|find found found|fly flew flown|forget forgot forgotten|forgive forgave forgiven|freeze froze frozen|get got got|give gave given|go went gone|grow grew grown|hang hung hung|have had had|hear heard heard|hide hid hidden|hit hit hit|hold held held|hurt hurt hurt|keep kept kept|know knew known|lead led led|learn learned learned|leave left left|lend lent lent|let let let|lie lied lied|lose lost lost|make made made|mean meant meant|meet met met|pay paid paid|put put put|quit quit quit|read read read|ride rode ridden|run ran run|say said said|see saw seen|sell sold sold|send sent sent|set set set|shoot shot shot|sing sang sung|sink sank sunk|sit sat sat|sleep slept slept|smell smelled smelled|speak spoke spoken|spend spent spent|stand stood stood|steal stole stolen|swim swam swum|take took taken|teach taught taught|tell told told|think thought thought|throw threw thrown|try tried tried|understand understood understood|wake woke woken|wear wore worn|win won won|write wrote written`;

const participles = new Map(
  IRREGULAR.split("|").map((forms): [string, string] => {
    const [first = "", , participle = ""] = forms.split(" ");
    return [first, participle];
  }),
);
const past = new Set(IRREGULAR.split("|").flatMap((forms) => forms.split(" ").slice(1)));

const regular = (verb: string): string => {
  if (verb.endsWith("e")) return `${verb}d`;
  if (/[^aeiou]y$/u.test(verb)) return `${verb.slice(0, -1)}ied`;
  return /^[^aeiou]*[aeiou][bdgmnprt]$/u.test(verb) ? `${verb}${verb.slice(-1)}ed` : `${verb}ed`;
};

/** The participle of a verb: “broken” of “break”, “danced” of “dance”. */
export const participleOf = (verb: string): string => participles.get(verb) ?? regular(verb);

/** Whether a word is a past form or a participle: “been”, “danced”. */
export const isPastForm = (word: string): boolean => past.has(word) || /(?:[^e]ed|eed)$/u.test(word);
