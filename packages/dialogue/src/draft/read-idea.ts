import { languageOf } from "../text/language.ts";
import { DEFAULT_OCCUPATION, OCCUPATIONS, type Occupation } from "./occupations.ts";
import { DEFAULT_SETTING, SETTINGS, type Setting } from "./settings.ts";
import { DEFAULT_TRAIT, TRAITS, type Trait } from "./traits.ts";

/** What one sentence says of a character. */
export interface Idea {
  /** The sentence without “make me a character who”. */
  readonly core: string;
  readonly name: string | undefined;
  readonly occupation: Occupation;
  readonly setting: Setting;
  readonly trait: Trait;
}

const REQUEST_PREFIX =
  /^(?:请|麻烦)?(?:你)?(?:帮我|给我|替我)?(?:我(?:想要?|要|希望有))?(?:做|造|写|生成|创建|设计|来|捏|有)?(?:出)?(?:一个|一位|一只|一名|一条|一台|个|位|只)?(?=.)/u;
const NOUN_SUFFIX = /(?:的)?(?:角色|人物|AI角色|智能体)$/u;

export function readIdea(sentence: string): Idea {
  const clean = sentence.replaceAll(/\s+/gu, " ").trim().slice(0, 140);
  const name = nameIn(clean);
  const core = coreOf(clean, name);
  const firstMatch = <T extends { pattern: RegExp }>(from: readonly T[], otherwise: T) =>
    from.find(({ pattern }) => pattern.test(clean)) ?? otherwise;
  return {
    core,
    name,
    occupation: firstMatch(OCCUPATIONS, DEFAULT_OCCUPATION),
    setting: firstMatch(SETTINGS, DEFAULT_SETTING),
    trait: firstMatch(TRAITS, DEFAULT_TRAIT),
  };
}

function nameIn(text: string): string | undefined {
  const zh =
    /(?:名字(?:是|叫)|叫做?|名为|姓名[:：])\s*[“"「]?([\p{Script=Han}A-Za-z·]{1,10}?)[”"」]?(?=的|[,，。;；!！\s]|$)/u.exec(
      text,
    );
  const en = /\b(?:named|called)\s+([A-Z][A-Za-z'-]{1,18})/u.exec(text);
  return zh?.[1] ?? en?.[1];
}

function coreOf(text: string, name: string | undefined): string {
  const unnamed =
    name === undefined
      ? text
      : text
          .replace(
            new RegExp(
              `(?:，|,)?(?:他|她|它)?(?:的)?(?:名字(?:是|叫)|叫做?|名为)\\s*[“"「]?${name}[”"」]?(?:的)?`,
              "u",
            ),
            "",
          )
          .replace(new RegExp(`\\s*(?:named|called) ${name}`, "u"), "");
  if (languageOf(unnamed) === "en") {
    return unnamed
      .replace(/^(?:please )?(?:make|create|write|i want)(?: me)? /iu, "")
      .replace(/[.!]+$/u, "")
      .trim();
  }
  const bare = unnamed
    .replace(REQUEST_PREFIX, "")
    .replace(/[。！!.~～]+$/u, "")
    .replace(NOUN_SUFFIX, "")
    .trim();
  // A bare word is what a character cares about, not what they are.
  return bare.length < 4 && !bare.includes("的") && bare !== "" ? `一个心里总装着“${bare}”的人` : bare;
}
