import type { Language, Persona } from "../persona.ts";

type Fact = "ownage" | "ownhome" | "ownwork" | "ownlike" | "owndislike" | "ownfear";
type OwnFacts = Partial<Record<Fact, string>>;

const CLAUSE_END = String.raw`(?=[，。；、！？,.;!?\n]|$)`;

// biome-ignore format: a table
const PATTERNS: Readonly<Record<Language, readonly (readonly [Fact, RegExp])[]>> = {
  zh: [
    ["ownage", /((?:\d{1,4}|[一二三四五六七八九十百千两]{1,5})(?:多)?岁)/u],
    ["ownhome", new RegExp(String.raw`(?:住在|来自|出生在|出生于|生活在|家住|生在)([^，。；、！？,.;!?\n]{2,12}?)(?:的|长大|，|。|${CLAUSE_END})`, "u")],
    ["ownwork", /(?:是|当|做|担任|职业[：:是]|身份[：:是])(?:一|了)?[名个位只家]?((?:(?!的|是|在)[^，。；、！？,.;!?\n]){0,8}?(?:师|员|医生|护士|学生|作家|画家|歌手|骑手|店主|馆长|站长|船长|工匠|铁匠|木匠|商人|士兵|侦探|骑士|学者|记者|警察|司机|演员|教授|看守|向导|法师|女巫|律师|猎人|剑客|将军|老板|厨子|掌柜|保安|管家|保镖)|(?<=当)[^，。；的]{2,6}(?=的))/u],
    ["owndislike", /(?:讨厌|不喜欢|受不了)([^，。；！？,.;!?\n]{2,14})/u],
    ["ownlike", /(?:最爱|喜欢|热爱|爱好[：:是]|偏爱)([^，。；！？,.;!?\n]{2,14})/u],
    ["ownfear", /(?:害怕|最怕|怕)([^，。；！？,.;!?\n的]{1,10})/u],
  ],
  en: [
    ["ownage", /\b(\d{1,4})[- ]years?[- ]old\b|\baged? (\d{1,4})\b/iu],
    ["ownhome", /\b(?:lives? in|comes? from|born in|based in|(?:is|hails) from) ((?:the )?[A-Z0-9][\w' -]{1,30}?)(?=[.,;!?\n]| and | who | with |$)/u],
    ["ownwork", /\b(?:is|as|works as) an? ((?:[a-z-]+ ){0,3}?(?:[a-z]{3,}(?:er|or|ist|ian)|nurse|student|knight|witch|wizard|chef|pilot|guard|smith|thief|detective|king|queen|prince|princess|mage|priest))\b/iu],
    ["owndislike", /\b(?:hates|dislikes|can't stand) ([a-z][a-z ,'-]{2,40}?)(?=[.;!?\n]| and | but |$)/iu],
    ["ownlike", /\b(?:likes|loves|enjoys|fond of) ([a-z][a-z ,'-]{2,40}?)(?=[.;!?\n]| but |$)/iu],
    ["ownfear", /\b(?:afraid of|fears|scared of) ([a-z][a-z ,'-]{2,40}?)(?=[.;!?\n]| and | but |$)/iu],
  ],
};

/**
 * What a character's author wrote of its age, home, work and tastes, for answering without lines of its own.
 * Only sentences in the language asked are read.
 */
export function ownFacts({ tagline = "", description = "" }: Persona, language: Language): OwnFacts {
  const text = `${description}\n${tagline}`.slice(0, 4000);
  const found: OwnFacts = {};
  for (const [fact, pattern] of PATTERNS[language]) {
    const match = pattern.exec(text);
    const value = match
      ?.slice(1)
      .find((group) => group !== undefined)
      ?.trim();
    if (value !== undefined && value !== "") found[fact] = value;
  }
  return found;
}
