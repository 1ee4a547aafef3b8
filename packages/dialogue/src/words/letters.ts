import { type Ask, hasHan } from "../knowledge/ask.ts";
import { inEnglish } from "./dictionary.ts";
import { bareWord, subjectOf } from "./subject.ts";

/** Spellings people often get wrong, and the right ones. */
const MISSPELT: Readonly<Record<string, string>> = Object.fromEntries(
  `definately=definitely definatly=definitely definetly=definitely defiantely=definitely neccessary=necessary necesary=necessary neccesary=necessary seperate=separate recieve=receive recieved=received beleive=believe freind=friend wierd=weird acommodate=accommodate accomodate=accommodate embarass=embarrass embarassed=embarrassed occured=occurred tommorow=tomorrow tommorrow=tomorrow tomorow=tomorrow untill=until begining=beginning buisness=business bussiness=business calender=calendar cemetary=cemetery collegue=colleague concious=conscious dissapear=disappear dissapoint=disappoint enviroment=environment existance=existence familar=familiar finaly=finally foriegn=foreign goverment=government gaurd=guard happend=happened harrass=harass independant=independent knowlege=knowledge libary=library maintainance=maintenance millenium=millennium mispell=misspell noticable=noticeable occassion=occasion persue=pursue posession=possession publically=publicly realy=really refered=referred relevent=relevant religous=religious resturant=restaurant restaraunt=restaurant restuarant=restaurant rythm=rhythm sieze=seize similer=similar sincerly=sincerely succesful=successful sucessful=successful suprise=surprise tendancy=tendency therefor=therefore truely=truly unforseen=unforeseen vaccum=vacuum wether=whether writting=writing writen=written wich=which febuary=February wendsday=Wednesday wensday=Wednesday beautifull=beautiful beutiful=beautiful diffrent=different excercise=exercise grammer=grammar gratefull=grateful garantee=guarantee hygene=hygiene imediately=immediately intresting=interesting lisence=license manuever=maneuver misspel=misspell pronounciation=pronunciation questionaire=questionnaire rember=remember skedule=schedule tounge=tongue twelth=twelfth`
    .split(" ")
    .map((pair) => pair.split("=") as [string, string]),
);

const SPELLED = [
  /^(.{1,30}?)(?:的)?(?:英文|英语)?(?:单?词)?(?:到底|应该|,|该)*(?:怎么|咋|如何)(?:个)?(?:拼|拼写)/u,
  /^(.{1,30}?)的?(?:英文|英语)?(?:的)?(?:拼写|字母拼)/u,
  /(?:拼一?下|拼写一?下|拼出来?|怎么拼)[\s:,]*(.{1,30})$/u,
  /(?:how (?:do|would|should|to|can|is|does|d) ?(?:you|u|i|ya|we|one|it)? ?|^can you |^please |^)(?:spell|spelled|spelt)(?: out)? (?:for me )?(.{1,30}?)(?: (?:correctly|right|properly|out|in english|for me|spelled|spelt))*$/u,
  /(?:how is|how's) (.{1,30}?) (?:spelled|spelt)/u,
  /(?:correct |right )?spelling (?:of|for) (.{1,30})$/u,
];

function answerSpelling(ask: Ask): string | null {
  const subject = subjectOf(ask, SPELLED)?.replace(/^的|的$|[\s,]+(?:backwards?|in reverse)$/gu, "");
  if (subject === undefined || /backward/u.test(ask.plain)) return null;
  const word = hasHan(subject)
    ? (inEnglish(subject)[0] ?? /[a-z]{2,}/u.exec(subject)?.[0] ?? "")
    : (MISSPELT[subject] ?? subject);
  if (!/^[a-z][a-z' -]{1,28}$/iu.test(word) || word.split(" ").length > 3) return null;
  const letters = Array.from(word.replaceAll(/[ ']/gu, "")).join("-");
  const whose =
    hasHan(subject) && inEnglish(subject)[0] === word ? `“${bareWord(subject)}”的英文 ${word}` : word;
  return ask.isChinese ? `${whose} 拼作 ${letters}` : `${capital(word)} is spelled ${letters}`;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const REVERSED = [
  /(?:倒|反)(?:过来|着)(?:写|念|读|说|拼|排)(?:一下|一遍|出来)?[\s:,]*(.{1,60})$/u,
  /(?:把|将)(.{1,60}?)(?:倒|反)(?:过来|着)/u,
  /^(.{1,60}?)(?:倒|反)(?:过来|着)(?:怎么|咋|是|写|念|读|说|$)/u,
  /reverse (?:the )?(?:word|letters|string|phrase|order of|text|spelling)?(?: of)?(?: in)? ?(.{1,60})$/u,
  /(?:spell|write|say|type|read|what(?:'?s| is)|whats) (.{1,60}?) (?:spelled |written )?(?:backwards?|in reverse|reversed)/u,
  /^(.{1,60}?) (?:spelled |written )?(?:backwards?|reversed|in reverse)/u,
];

function answerReverse(ask: Ask): string | null {
  const word = subjectOf(ask, REVERSED);
  if (word === undefined || /^(?:这|那|它|衣服|话|事|a|it|this|that|the)$/u.test(word)) return null;
  if (/过来想|衣服|数/u.test(ask.plain)) return null;
  const reversed = Array.from(word).reverse().join("");
  return ask.isChinese ? `“${word}”反过来是“${reversed}”` : `“${word}” backwards is “${reversed}”`;
}

const VOWELS = /[aeiou]/gu;

/** What is counted: 几个r, vowels, letters, signs. */
function counted(ask: Ask, word: string): { zh: string; en: string; count: number } {
  const letters = Array.from(word.matchAll(/\p{L}/gu)).length;
  const one =
    /(?:几|多少)个?(?:字母)?\s*["'“]?([a-z])["'”]?(?![a-z])|how many (?:letter )?["'“]?([a-z])["'”]?(?:'?s)?(?![a-z])|(?:number of|times does) ["'“]?([a-z])["'”]?'?s? /u.exec(
      ask.plain,
    );
  const letter = one?.[1] ?? one?.[2] ?? one?.[3];
  if (letter !== undefined)
    return { zh: `个 ${letter}`, en: `“${letter}”`, count: word.split(letter).length - 1 };
  const vowels = Array.from(word.matchAll(VOWELS)).length;
  if (/元音|vowel/u.test(ask.plain)) return { zh: "个元音字母", en: "vowel", count: vowels };
  if (/辅音|consonant/u.test(ask.plain))
    return { zh: "个辅音字母", en: "consonant", count: letters - vowels };
  if (/几个(?:单)?词|多少个?(?:单)?词|how many words/u.test(ask.plain))
    return { zh: "个词", en: "word", count: word.split(/\s+/u).length };
  if (hasHan(word))
    return { zh: "个字", en: "character", count: Array.from(word.matchAll(/\p{Script=Han}/gu)).length };
  return { zh: "个字母", en: "letter", count: letters };
}

const COUNTED = [
  /(?:appear|occur|show up)s? in (.{1,60})$/u,
  /(?:字|字母|元音)[:,]\s*(.{1,60})$/u,
  /^(.{1,60}?)(?:这个词|这句话?|这句诗|这几个字|里面?|中|一词|单词|这首诗)*[\s,]*(?:一共|总共|共)?(?:是|有|由|含|包含)?(?:几|多少)个?(?:英文|英语)?(?:字母|字|元音|辅音|单?词|["'“]?[a-z]["'”]?(?![a-z]))/u,
  /(?:几|多少)个?(?:字母|字|元音|辅音)(?:在|:|,)?\s*(.{1,60})$/u,
  /\b(?:letters?|vowels?|consonants?|characters?|words?|["'“]?[a-z]["'”]?'?s?) (?:are |is )?(?:there |are )*(?:in|does|do|of) (.{1,60}?)(?: (?:have|has|contain|contains))?$/u,
];

function answerCounted(ask: Ask): string | null {
  const isAsked =
    /(?:几|多少)个?(?:英文|英语)?(?:字|元音|辅音|单?词|\s*["'“]?[a-z])|how many (?:letters?|vowels?|consonants?|characters?|words|(?:letter )?["'“]?[a-z]["'”]?(?:'?s)?)(?![a-z])|how many times does ["'“]?[a-z](?![a-z])|(?:number of|count the) (?:letters|vowels|characters)|vowels? in|consonants? in|letters? in|how long is the word/u.test(
      ask.plain,
    );
  if (!isAsked) return null;
  const word = subjectOf(ask, COUNTED)?.replace(/(?:这个|那个|有|里)$/u, "");
  if (
    word === undefined ||
    /^(?:你|我|他|她|这|那|还|差|写|要|至少|最多|打|作文|论文|字数|the alphabet|alphabet|english|一天|字|英文|英语|26)/u.test(
      word,
    )
  )
    return null;
  const { zh, en, count } = counted(ask, word);
  if (count === 0 && !/[a-z]/u.test(word)) return null;
  return ask.isChinese ? `“${word}”有${count}${zh}` : `“${word}” has ${count} ${en}${count === 1 ? "" : "s"}`;
}

const REPEATED = [
  /^(?:请|来)*(?:跟|跟着|随|学)(?:着)?我(?:一起)?(?:说|念|读|重复|学|喊)(?:一遍|一句|一下|句)?\s*[:,，"「“'\s]+(.+)$/iu,
  /^(?:请|来)*(?:跟|跟着|随)(?:着)?我(?:一起)?(?:念|读|重复)(?:一遍|一句|一下)?(.+)$/iu,
  /^(?:请|来)*(?:跟|跟着)我说(我(?!听|的|该|应该|在哪|错|们)[^?？吗呢哪怎什啥谁]{1,20})$/iu,
  /^(?:请|给我|帮我|你)*(?:重复|复述|照(?:着|我说的)(?:说|念)|原样(?:说|念)|学着?说|学我说|学舌)(?:一遍|一下|下|这句话?|这个)*\s*[:,，"「“'\s]+(.+)$/iu,
  /^(?:请|给我|你|来)*(?:说|念|喊|读)(?:一遍|一声|一句|一下|句|声)?\s*["「“']+(.+?)["」”']+(?:这句话|给我听|听听)?$/iu,
  /^(?:please |can you |could you |now )*(?:repeat after me|repeat this|repeat the following|repeat|say after me|echo|say the words?|say the phrase|say the following)(?: exactly)?\s*[:,-]?\s+(.+)$/iu,
  /^(?:please |can you |could you |just |now )*say:?\s+["“'](.+?)["”'](?: (?:for me|please|to me|back))*$/iu,
  /^(?:please |can you |could you |just |now )*say (?!it\b|that\b|this\b|something|anything|more\b|no more|again|what|sorry|hi to|hello to|yes|no$|less|good|nothing|in\b|to\b|how|i'?m real|you\b|my name)([^?]{2,40}?)(?: (?:for me|please|to me|back))*$/iu,
];

/** It claims to be a person, which nobody makes a character say. */
const IS_CLAIM =
  /我(?:就|真的)?是(?:个|一个)?(?:真人|人类|活人)|不是(?:ai|人工智能|机器)|\b(?:i'?m|i am) (?:an? )?(?:real |actual )?(?:human|person)|not (?:an? )?(?:ai|bot|robot)/iu;

function answerRepeat(ask: Ask): string | null {
  for (const pattern of REPEATED) {
    const phrase = pattern.exec(ask.text)?.[1]?.replaceAll(/^[\s"'“「『]+|[\s"'”」』]+$/gu, "");
    if (phrase === undefined || phrase === "" || IS_CLAIM.test(phrase)) continue;
    if (/backward|reverse|in (?:chinese|english|mandarin)\b/iu.test(ask.text)) return null;
    const isReference =
      /^(?:that|it|this|yourself|again|please|your|what)\b|^(?:之前|刚才|上面|上一?句|那句|这句|一遍|一下|我的话)/iu.test(
        phrase,
      );
    return isReference ? null : phrase;
  }
  return null;
}

/** What is asked of the letters and signs of a word: spelling, reversing, counting, saying it again; or null. */
export const answerLetters = (ask: Ask): string | null =>
  answerRepeat(ask) ?? answerReverse(ask) ?? answerSpelling(ask) ?? answerCounted(ask);
