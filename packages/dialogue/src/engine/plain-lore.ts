import { languageOf } from "../text/language.ts";
import { sentencesOf } from "../text/sentences.ts";

/** What an entry says of something: an attribute of W++, Boostyle, JSON or a list, with its values. */
interface Attribute {
  readonly name: string;
  readonly values: readonly string[];
}

/** Whom an entry is about, and who speaks. */
interface About {
  readonly title: string;
  readonly speaker: string;
}

/** The slots that a line keeps; other macros are filled after the engine, and hidden ones are nobody's to read. */
const HIDDEN = /\{\{\s*(?:\/\/|comment\s*:|hidden_key\s*:)[^{}]*\}\}/giu;
const MACRO = /\{\{[^{}]*\}\}/gu;

/** `Age("22")`, `Personality("kind" + "quiet")`. */
const W_PLUS = /([\p{L}][\p{L}\p{N} _'-]{0,30})\(\s*("[^"\n]{0,200}"(?:\s*[+,]\s*"[^"\n]{0,200}")*)\s*\)/gu;
/** `"age": 22`, `"likes": ["tea", "rain"]`. */
const JSON_PAIR = /"([^"\n]{1,30})"\s*:\s*(\[[^[\]{}]{0,600}\]|"[^"\n]{0,600}"|\d{1,9})/gu;
/** `性格：温和、念旧`, `Age: 22`, `Likes = tea`. */
const PAIR = /^([\p{L}][\p{L}\p{N} _'/-]{0,20})\s*[:：=＝]\s*(.+)$/u;
const SPEAKER = /^(?:\{\{\s*(user|char)\s*\}\}|<(user|char|bot)>)\s*[:：]\s*/iu;
/** Signs that only formats use. */
const FORMAT = /[{}[\]【】<>|=#`^\\]|\s\+\s|::|"\s*:|\(\s*"/u;

const quoted = (list: string): string[] =>
  Array.from(list.matchAll(/"([^"]*)"/gu), ([, value = ""]) => value.trim());
const listed = (text: string): string[] =>
  text
    .split(/[,，、;；+/]/u)
    .map((value) => value.trim())
    .filter((value) => value !== "");
const isShort = (value: string): boolean =>
  value.length <= (languageOf(value) === "zh" ? 12 : 40) && !/[。！？!?.:：]/u.test(value);

/** The attributes of a text in brackets and quotes, and whom they are about if it says so; undefined for prose. */
function attributesIn(text: string): { title: string | undefined; attributes: Attribute[] } | undefined {
  const wPlus = Array.from(text.matchAll(W_PLUS), ([, name = "", values = ""]) => ({
    name: name.trim(),
    values: quoted(values),
  }));
  const json = /^\s*[{[]/u.test(text)
    ? Array.from(text.matchAll(JSON_PAIR), ([, name = "", value = ""]) => ({
        name,
        values: value.startsWith("[") || value.startsWith('"') ? quoted(value) : [value],
      }))
    : [];
  const found = wPlus.length > 0 ? wPlus : json;
  if (found.length === 0) return undefined;
  const isTitle = ({ name }: Attribute) =>
    /^(?:name|character|char|person|npc|location|place|item|名字|姓名|名称|角色)$/iu.test(name);
  return {
    title: found.find(isTitle)?.values[0],
    attributes: found.filter((attribute) => !isTitle(attribute)),
  };
}

const TRAITS = /^(?:personality|traits?|mind|nature|temperament)$/iu;
const EN_SENTENCES: readonly (readonly [
  name: RegExp,
  say: (who: string, list: string, me: boolean) => string,
])[] = [
  [/^(?:likes?|loves?|hobb(?:y|ies))$/iu, (who, list, me) => `${who} like${me ? "" : "s"} ${list}.`],
  [/^(?:dislikes?|hates?)$/iu, (who, list, me) => `${who} do${me ? "" : "es"} not like ${list}.`],
  [TRAITS, (who, list, me) => `${who} ${me ? "am" : "is"} ${list}.`],
  [/^(?:fears?)$/iu, (who, list, me) => `${who} ${me ? "am" : "is"} afraid of ${list}.`],
  [/^(?:home|residence|lives in)$/iu, (who, list, me) => `${who} live${me ? "" : "s"} in ${list}.`],
];

/** An adjective in the middle of a sentence. */
const uncapitalised = (value: string): string => (/^[A-Z][a-z]+$/u.test(value) ? value.toLowerCase() : value);

/** A sentence that says an attribute; undefined where none can be made that sounds like one. */
function sentenceOf({ name, values }: Attribute, { title, speaker }: About): string | undefined {
  const said = values.filter((value) => isShort(value) && value !== "" && !FORMAT.test(value));
  const whole = [name, ...said].join(" ");
  if (said.length === 0 || said.length > 8 || title === "" || FORMAT.test(title)) return undefined;
  const me = title === speaker || /^\{\{\s*char\s*\}\}$/iu.test(title);
  if (languageOf(name) === "zh" && languageOf(whole) === "zh" && name.length <= 6)
    return `${me ? "我" : title}的${name}是${said.join("、")}。`;
  if (languageOf(whole) !== "en") return undefined;
  const words = TRAITS.test(name.trim()) ? said.map(uncapitalised) : said;
  const [last = ""] = words.slice(-1);
  const list = words.length === 1 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
  const who = me ? "I" : title;
  if (/^age$/iu.test(name))
    return /^\d{1,4}$/u.test(list) ? `${who} ${me ? "am" : "is"} ${list} years old.` : undefined;
  return EN_SENTENCES.find(([names]) => names.test(name.trim()))?.[1](who, list, me);
}

/** A line of a list such as `性格：温和` or `Likes: tea`; prose after a colon is prose. */
function spokenPair(line: string, about: About): string | undefined {
  const [, name = "", value = ""] = PAIR.exec(line) ?? [];
  if (name === "") return undefined;
  const isProse = /[。！？!?.]\s*$/u.test(value) || value.length > 60;
  if (!isProse) return sentenceOf({ name: name.trim(), values: listed(value) }, about) ?? "";
  return languageOf(value) === "zh" && languageOf(name) === "zh" ? `${name.trim()}，${value}` : value;
}

/** A line without the marks of Markdown and of dialogue; empty for one that says nothing. */
function spokenLine(line: string, about: About): string {
  const speaker = SPEAKER.exec(line);
  if (speaker) {
    if ((speaker[1] ?? speaker[2] ?? "").toLowerCase() === "user") return "";
    // What the character says in an example stands in quotes, with what it does between asterisks.
    return line
      .slice(speaker[0].length)
      .replaceAll(/\*[^*]{0,300}\*/gu, "")
      .replaceAll(/["“”]/gu, "")
      .trim();
  }
  if (/^\s*(?:#{1,6}\s|={3,}|-{3,}|\*{3,}|```|<start>)/iu.test(line)) return "";
  const bare = line
    .replace(/^\s*(?:[-*•·]|\d{1,2}[.)、])\s+/u, "")
    .replaceAll(/\*\*|__|~~/gu, "")
    .replaceAll(/\[[^[\]]{0,400}\]|【[^【】]{0,60}】/gu, "")
    .replaceAll(/<\/?[a-z][^<>]{0,100}>/giu, "")
    .trim();
  // Tags joined by plus signs are no sentence.
  if ((bare.match(/\s\+\s/gu) ?? []).length > 0) return "";
  return spokenPair(bare, about) ?? bare;
}

const isSentence = (sentence: string): boolean => {
  const bare = sentence.replaceAll(MACRO, "");
  return !FORMAT.test(bare) && (bare.match(/\p{L}/gu) ?? []).length >= 2;
};

/**
 * The sentences of a text that can be said: prose as it is, attributes as sentences, and of brackets, headings, tags
 * and instructions nothing. An author's format is never shown (`characters §10.4`).
 */
export function plainSentences(content: string, about: About): string[] {
  const text = content.replaceAll(HIDDEN, "").replaceAll(/```[a-z]*\n?/giu, "");
  const formatted = attributesIn(text);
  if (formatted) {
    const of = { ...about, title: formatted.title ?? about.title };
    const made = formatted.attributes.flatMap((attribute) => sentenceOf(attribute, of) ?? []);
    return made.filter(isSentence);
  }
  // A note in brackets that spans lines is one to a model.
  const lines = text.replaceAll(/\[[^[\]]{0,2000}\]/gu, "").split(/\r?\n/u);
  return lines
    .map((line) => spokenLine(line.trim(), about))
    .filter((line) => line !== "")
    .flatMap((line) => sentencesOf(line))
    .filter(isSentence);
}
