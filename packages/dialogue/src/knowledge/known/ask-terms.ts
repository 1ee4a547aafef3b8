import type { Language } from "../../persona.ts";

/** What kind of thing is wanted: a reason, a way, a place. A question for one is no question for another. */
type Wanted =
  | "why"
  | "how"
  | "where"
  | "origin"
  | "when"
  | "who"
  | "number"
  | "whether"
  | "difference"
  | "which";

const WANTED: Readonly<Record<Language, readonly (readonly [Wanted, RegExp])[]>> = {
  zh: [
    [
      "why",
      /为(?:什么|何|毛)|怎么(?:会|回事|来的|形成|总|老|就|都|这么|那么|没|不|越|还)|什么(?:原因|道理)|原因|凭什么|干嘛/u,
    ],
    [
      "how",
      /怎么(?!会|回事|来的|形成|总|老|就|都|这么|那么|没|不|越|还)|怎样|如何|办法|方法|窍门|技巧|做法|步骤|有什么招/u,
    ],
    ["origin", /[从是]?(?:哪里|哪儿|哪)来|怎么来的|产地|哪里产|来自|由来|起源|来历/u],
    ["where", /哪里(?!来)|哪儿(?!来)|哪(?=国|个国家|个城市|个洲)|什么地方|从哪|在哪|去哪/u],
    ["when", /什么时候|何时|几月|哪[一]?[年天月]|几点|什么季节|几号|多早/u],
    ["who", /谁|哪位|什么人|作者/u],
    ["number", /多少|几(?!乎|何|率|年|点|月|号)|多[久长高大深远重快宽厚热冷]/u],
    ["difference", /区别|不同|差别|不一样|怎么(?:区)?分|有什么差/u],
    [
      "whether",
      /[吗么]|是不是|会不会|能不能|有没有|可不可以|要不要|用不用|需不需要|真的|还是|(?:会|能|是|有|行|好|要)不$/u,
    ],
    ["which", /哪(?:个|种|些|一)|什么|最/u],
  ],
  en: [
    ["why", /\bwhy\b|\bhow come\b|\bwhat (?:makes|causes|makes? it)\b|\breasons?\b|\bwhat for\b/u],
    [
      "number",
      /\bhow (?:many|much|long|far|fast|old|tall|big|deep|high|often|hot|heavy|cold|wide|large|small|late|early)\b|\bnumber of\b/u,
    ],
    [
      "how",
      /\bhow (?:do|does|did|to|can|could|is|are|was|were|would|should|come|dos)\b|\b(?:best )?way (?:to|of)\b|\btips?\b|\btrick\b|\brecipe\b|\bhelp with\b|\bget rid\b/u,
    ],
    ["origin", /\bwhere (?:do|does|did|is|are|was|were) .{1,40}(?:come )?from\b|\borigins?\b/u],
    ["where", /\bwhere\b(?!.{1,40}\bfrom\b)|\bwhich (?:country|city|continent|place)\b/u],
    [
      "when",
      /^when\b|\bwhen (?:do|does|did|is|are|was|were|will|can|should)\b|\bwhat (?:year|time|month|season|century|day)\b|\bhow long ago\b/u,
    ],
    ["who", /\bwho\b|\bwhose\b|\binventor\b|\bauthor\b/u],
    ["difference", /\bdifferen\w+\b|\bdiffer\b|\bvs\b|\bversus\b|\btell .{2,30} (?:apart|from)\b/u],
    [
      "whether",
      /^(?:is|are|do|does|did|can|could|will|was|were|has|have|should|would|must|isnt|arent|dont|doesnt|cant)\b|\b(?:really|true|myth|actually|safe|okay|ok)\b/u,
    ],
    ["which", /\bwhich\b|\bwhat\b|\bmost\b|\b\w+est\b/u],
  ],
};

const TO_DO = /怎么(?:办|弄|整|搞)|\bwhat (?:do|should|can) i do\b|\bwhat now\b/u;

/** What a question wants; empty where it does not say. */
export function wantedBy(text: string, language: Language): ReadonlySet<Wanted> {
  // What is to be done about something is said by how or by why.
  if (TO_DO.test(text)) return new Set<Wanted>(["how", "why"]);
  const wanted = WANTED[language].flatMap(([one, pattern]) => (pattern.test(text) ? [one] : []));
  const particular = wanted.filter((one) => one !== "which" && one !== "whether");
  return new Set(particular.length > 0 ? particular : wanted);
}

/** Whether a wording asks for a reason in so many words. */
export const asksWhy = (text: string, language: Language): boolean =>
  WANTED[language].some(([wanted, pattern]) => wanted === "why" && pattern.test(text));

/** Words of asking and of every sentence, which tell no subject. */
const EMPTY_ZH =
  /怎么(?:办|弄|整|搞|玩)|如何是好|一共|总共|一次|家里|现在|突然|越来越|请问|请教|知不知道|知道|为什么|为何|怎么(?:回事|来的|会|样)?|怎样|如何|什么时候|什么样|什么|哪里|哪儿|哪[个种些年天位]|多少|多久|几|谁|是不是|会不会|能不能|有没有|可不可以|要不要|用不用|吗|呢|啊|呀|吧|么|嘛|了|的|地|得|着|过|是|会|能|可以|应该|该|要|就|都|也|还|又|才|很|真|最|老|总|那|这|个|一下|一般|到底|究竟|其实|原来|我|你|您|咱们?|们|自己|有|在|被|把|让|给|跟|和|与|比|从|到|去|来|上|里|时|时候|之后|以后|人家|东西|原因|办法|方法|告诉|想|请|好|才能|比较|起来|出来|做|弄|意思|玩|越|更|先|老是|一直|上面/gu;
const EMPTY_EN = new Set(
  "a an the is are was were be been being am do does did done doing can could will would should shall may might must to of in on at and or for from with by as it its this that these those there here i you he she they we me my your our their his her them us one ones ever really actually just so very too also please if then than but not no dont doesnt cant isnt arent wont have has had having get gets got go goes going made thing things stuff way ways best good tell know explain what which who whose whom where when why how come many much long some any all us people person someone anyone about into out up off down over again always usually often sometimes when true myth mean means called call anyway exactly even im ive its thats whats hows whys whos lets ok okay real really".split(
    " ",
  ),
);

/** Enough English grammar to find a word in its other forms. */
function stem(word: string): string {
  if (/^(?:made|makes|making)$/u.test(word)) return "make";
  if (word.length < 4) return word;
  const bare = word.replace(/(?:'s|’s)$/u, "");
  return bare
    .replace(/(?:ies|ied)$/u, "y")
    .replace(/(?:sses)$/u, "ss")
    .replace(/(?<=.{2}o)es$/u, "")
    .replace(/(?<=[^s])s$/u, "")
    .replace(/(?:(?<=.{3})ing|(?<=.{3})ed|(?<=.{3})er|(?<=.{4})ly|(?<=.{3}[^aeiou])e)$/u, "")
    .replace(/([bdgmnprt])\1$/u, "$1");
}

/** What does not work is another question than how it works. */
const NEGATED = /\b(?:not|wont|cant|dont|doesnt|didnt|isnt|arent|never|without|stopped)\b/u;

/** Whether a term says that something is not so. */
export const isNegation = (term: string): boolean => term === "不" || term === "not";

/** What a question is about, in terms that can be compared: stems of words, Han signs and pairs of them. */
export function askTerms(text: string, language: Language): Set<string> {
  const clean = text.replaceAll("'", "");
  const terms = new Set<string>();
  if (language === "en" && NEGATED.test(clean)) terms.add("not");
  for (const word of clean.match(/[a-z\d]+/gu) ?? []) if (!EMPTY_EN.has(word)) terms.add(stem(word));
  if (language === "en") return terms;
  for (const [run] of clean.replaceAll(EMPTY_ZH, " ").matchAll(/\p{Script=Han}+/gu)) {
    const signs = Array.from(run);
    for (const [at, sign] of signs.entries()) {
      terms.add(sign);
      if (signs[at + 1] !== undefined) terms.add(`${sign}${signs[at + 1]}`);
    }
  }
  return terms;
}

/** Pairs of signs only help to tell apart what shares its signs. */
export const shareOf = (term: string): number => (/^\p{Script=Han}{2}$/u.test(term) ? 0.5 : 1);
