import { baseElement } from "../base/base-graph.ts";
import type { Modifier } from "../base/read-theme.ts";
import {
  BLENDS,
  blendOf,
  COMPOSED_MAX,
  type CraftElement,
  isKind,
  type Kind,
  kindOf,
  NAME_EN_MAX,
} from "../element.ts";
import { normalName } from "../normal-name.ts";
import type { Pattern } from "./read-rules.ts";

/** Sounds and words that no composed name may contain, even where two harmless halves meet. */
const UNFIT =
  /草泥|泥马|草马|尼玛|[你他她]妈|妈的|操|屌|逼|婊|妓|奸|杀|尸|屎|尿|屁|贱|傻|蠢|丑|死|毒|赌|嫖|裸|骚|穷鬼|野鸡|种猪|母狗|狗人|猪人|鸡店|鸭店|鸡馆|鸭馆/u;

/** Whether a composed name must be rejected: empty, too long, or with an unfit word in it. */
export function isUnfit(name: string, nameEn: string): boolean {
  const length = Array.from(name).length;
  if (length === 0 || length > COMPOSED_MAX) return true;
  if (nameEn.trim() === "" || nameEn.length > NAME_EN_MAX) return true;
  return UNFIT.test(normalName(name));
}

/** Whether composing the two would repeat a word: 烤 and 烤鸭, Snow and Snow Cat. */
function isEcho(part: string, whole: string): boolean {
  const wholeSigns = new Set(Array.from(normalName(whole)).filter((sign) => /\p{L}|\p{N}/u.test(sign)));
  return Array.from(normalName(part)).some((sign) => /\p{Script=Han}/u.test(sign) && wholeSigns.has(sign));
}

/** The form of an element's name inside another name. */
function modifierOf(element: CraftElement): Modifier {
  return baseElement(element.name)?.modifier ?? { zh: element.name, en: element.nameEn };
}

/**
 * The tags of a composed element, with the next blend tag; undefined when it was composed often enough. Made of
 * elements without a kind, it is an idea as they are (`kindOf`).
 */
function marked(tags: readonly string[], depth: number): string[] | undefined {
  const mark = BLENDS[depth - 1];
  if (mark === undefined) return undefined;
  const own = tags.filter((tag) => !(BLENDS as readonly string[]).includes(tag));
  return [...new Set(own.some(isKind) ? own : ["idea", ...own]), mark];
}

/** The composed element, if its name may be given; the authored element, if there is one of that name. */
function fit(zh: string, en: string, emoji: string, tags: string[] | undefined): CraftElement | undefined {
  if (tags === undefined || isUnfit(zh, en)) return undefined;
  return baseElement(zh) ?? { name: zh, nameEn: en, emoji, tags };
}

/** Fills a rule's pattern with the star element; `tag` is the tag that the other element brings. */
export function filled(pattern: Pattern, star: CraftElement, tag: string): CraftElement | undefined {
  if (isEcho(pattern.zh.replace("*", ""), star.name)) return undefined;
  const depth = blendOf(star) + 1;
  const { zh, en } = pattern.becomes ? modifierOf(star) : { zh: star.name, en: star.nameEn };
  const name = pattern.zh.replace("*", zh);
  const nameEn = pattern.en.replace("*", en);
  if (pattern.becomes) return fit(name, nameEn, pattern.becomes.emoji, marked(pattern.becomes.tags, depth));
  const trait = isKind(tag) ? [] : [tag];
  return fit(name, nameEn, star.emoji, marked([...star.tags, ...trait], depth));
}

/** Of two elements, the kind that comes earlier here is the noun; the other one describes it. */
const HEAD_KINDS: readonly Kind[] = [
  "animal",
  "myth",
  "food",
  "drink",
  "machine",
  "digital",
  "tool",
  "place",
  "plant",
  "art",
  "game",
  "festival",
  "material",
  "weather",
  "space",
  "water",
  "earth",
  "fire",
  "light",
  "air",
  "feeling",
  "idea",
  "time",
];
const ABSTRACT: ReadonlySet<Kind> = new Set(["feeling", "idea", "time", "light"]);

/**
 * The plainest composition: one element is the noun, the other describes it, as in 悲伤饺子. People neither
 * describe nor are described, two thoughts make no thing, and a composed name is not extended further.
 */
export function described(first: CraftElement, second: CraftElement): CraftElement | undefined {
  const [one, other] = [kindOf(first), kindOf(second)];
  if (blendOf(first) + blendOf(second) > 0) return undefined;
  if (one === "person" || other === "person" || (ABSTRACT.has(one) && ABSTRACT.has(other))) return undefined;
  const isFirstHead = HEAD_KINDS.indexOf(one) <= HEAD_KINDS.indexOf(other);
  const [head, described] = isFirstHead ? [first, second] : [second, first];
  const modifier = modifierOf(described);
  if (isEcho(modifier.zh, head.name)) return undefined;
  return fit(`${modifier.zh}${head.name}`, `${modifier.en} ${head.nameEn}`, head.emoji, marked(head.tags, 1));
}
