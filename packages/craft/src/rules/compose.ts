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

/** Sounds and words that no composed name may contain, even by accident of two harmless halves. */
const UNFIT =
  /草泥|泥马|草马|尼玛|[你他她]妈|妈的|操|屌|逼|婊|妓|奸|杀|尸|屎|尿|屁|贱|傻|蠢|丑|死|毒|赌|嫖|裸|骚|穷鬼|野鸡|种猪|母狗|狗人|猪人|鸡店|鸭店|鸡馆|鸭馆/u;

/** Whether a composed name must not be given: empty, too long, or something one does not say. */
export function isUnfit(name: string, nameEn: string): boolean {
  const length = Array.from(name).length;
  if (length === 0 || length > COMPOSED_MAX) return true;
  if (nameEn.trim() === "" || nameEn.length > NAME_EN_MAX) return true;
  return UNFIT.test(normalName(name));
}

/** Whether putting the two side by side would say a word twice: 烤 and 烤鸭, Snow and Snow Cat. */
function isEcho(part: string, whole: string): boolean {
  const wholeSigns = new Set(Array.from(normalName(whole)).filter((sign) => /\p{L}|\p{N}/u.test(sign)));
  return Array.from(normalName(part)).some((sign) => /\p{Script=Han}/u.test(sign) && wholeSigns.has(sign));
}

/** How an element is called inside another's name. */
function modifierOf(element: CraftElement): Modifier {
  return baseElement(element.name)?.modifier ?? { zh: element.name, en: element.nameEn };
}

/** The tags of what was composed, marked once more; none when it was composed often enough. */
function marked(tags: readonly string[], depth: number): string[] | undefined {
  const mark = BLENDS[depth - 1];
  if (mark === undefined) return undefined;
  return [...new Set(tags.filter((tag) => !(BLENDS as readonly string[]).includes(tag))), mark];
}

/** Gives it, when the name can be given; as the authored element, when one is called so. */
function fit(zh: string, en: string, emoji: string, tags: string[] | undefined): CraftElement | undefined {
  if (tags === undefined || isUnfit(zh, en)) return undefined;
  return baseElement(zh) ?? { name: zh, nameEn: en, emoji, tags };
}

/** A rule's pattern filled with the element it stars; `tag` is what the other brings along. */
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

/** Of two elements the one that comes earlier here is what the other only describes. */
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
 * The plainest composition: one names, the other describes, as in 悲伤饺子. Nobody describes a person
 * or is described by one, two thoughts make no thing, and what was composed is not stretched further.
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
