/** A sentence in both languages of the product. */
export interface Words {
  readonly zh: string;
  readonly en: string;
}

/** What an element mainly is. Its first tag is always one of these. */
export const KINDS = [
  "water",
  "fire",
  "earth",
  "air",
  "weather",
  "light",
  "space",
  "time",
  "plant",
  "animal",
  "person",
  "food",
  "drink",
  "material",
  "tool",
  "machine",
  "digital",
  "place",
  "art",
  "game",
  "festival",
  "myth",
  "feeling",
  "idea",
] as const;
export type Kind = (typeof KINDS)[number];

/** Tags of a name composed once and twice; an element with the second is not composed further. */
export const BLENDS = ["blend", "blend2"] as const;

/** An element as it is stored and shown. Unknown tags are preserved and ignored. */
export interface CraftElement {
  readonly name: string;
  readonly nameEn: string;
  readonly emoji: string;
  readonly tags: readonly string[];
}

/**
 * What a pair gives. `by` says who decided: an author or the algebra of tags. An element made by the algebra
 * may be one of the base graph.
 */
export type Outcome =
  | ({ readonly kind: "element"; readonly by: "base" | "rule" } & CraftElement)
  | { readonly kind: "nothing"; readonly by: "base" | "rule"; readonly why: Words };

/** Longest names, in characters: authored or from a model, and composed by rule (`craft §1.1`). */
export const NAME_MAX = 8;
export const COMPOSED_MAX = 6;
export const NAME_EN_MAX = 40;

const kinds: ReadonlySet<string> = new Set(KINDS);

/** Whether a tag is one of the kinds. */
export function isKind(tag: string): tag is Kind {
  return kinds.has(tag);
}

/** What an element mainly is; an idea when its first tag is unknown. */
export function kindOf(element: CraftElement): Kind {
  return element.tags.find(isKind) ?? "idea";
}

/** How many times names were composed to make this one: 0, 1 or 2. */
export function blendOf(element: CraftElement): number {
  return element.tags.includes(BLENDS[1]) ? 2 : Number(element.tags.includes(BLENDS[0]));
}
