import { type CharacterSheet, emptySheet } from "@4d/contract";
import { isSame } from "../../platform/three-way-merge.ts";
import { missingFields, type Step } from "./steps.ts";

const FEELING =
  /难过|伤心|累|开心|高兴|害怕|怕|哭|生气|烦|孤独|寂寞|想你|压力|失眠|sad|tired|happy|afraid|scared|lonely|angry|upset|stress|cry|miss/i;
const WHO = /你是谁|叫什么|名字|介绍.*自己|who are you|your name|about yourself/i;
/** A greeting that sets a scene: it has text in brackets, or is longer than a mere greeting. */
const SCENE = /[(（*]/;
const SCENE_LENGTH = 40;

const asks = ({ examples }: CharacterSheet, about: RegExp) =>
  examples.some(({ ask, answer }) => answer !== "" && about.test(ask));

/** The highest score without an avatar, a name and a greeting. */
const INCOMPLETE_MOST = 59;

interface Check {
  step: Step;
  weight: number;
  met: (sheet: CharacterSheet) => boolean;
}

const checks = {
  avatar: { step: "look", weight: 8, met: (sheet) => sheet.avatar !== "" },
  name: { step: "identity", weight: 8, met: (sheet) => sheet.name.trim() !== "" },
  firstMes: { step: "opening", weight: 10, met: (sheet) => sheet.firstMes.trim() !== "" },
  description: { step: "soul", weight: 12, met: (sheet) => sheet.description.trim().length >= 60 },
  examples: { step: "soul", weight: 10, met: (sheet) => sheet.examples.length >= 3 },
  feeling: { step: "soul", weight: 8, met: (sheet) => asks(sheet, FEELING) },
  who: { step: "soul", weight: 5, met: (sheet) => asks(sheet, WHO) },
  personality: { step: "soul", weight: 6, met: (sheet) => sheet.personality.trim() !== "" },
  scene: {
    step: "opening",
    weight: 5,
    met: ({ firstMes }) => SCENE.test(firstMes) || firstMes.length >= SCENE_LENGTH,
  },
  tagline: { step: "identity", weight: 4, met: (sheet) => sheet.tagline.trim() !== "" },
  intro: { step: "opening", weight: 4, met: (sheet) => sheet.intro.trim() !== "" },
  starters: { step: "opening", weight: 4, met: (sheet) => sheet.starters.length > 0 },
  style: { step: "style", weight: 4, met: (sheet) => !isSame(sheet.style, emptySheet.style) },
  lore: { step: "lore", weight: 5, met: (sheet) => sheet.lore.length > 0 },
  manyExamples: { step: "soul", weight: 6, met: (sheet) => sheet.examples.length >= 8 },
  greetings: { step: "opening", weight: 3, met: (sheet) => sheet.alternateGreetings.length > 0 },
  tags: { step: "identity", weight: 2, met: (sheet) => sheet.tags.length > 0 },
  background: { step: "look", weight: 3, met: (sheet) => sheet.background !== "" },
} as const satisfies Record<string, Check>;

export type Lack = keyof typeof checks;
export interface Strength {
  /** 0 to 100. */
  score: number;
  /** What would raise the score, the most important first. */
  lacks: { id: Lack; step: Step }[];
}

/** How alive a character is, and what it lacks (`characters §2.5`). Pure. */
export function strengthOf(sheet: CharacterSheet): Strength {
  const all = Object.entries(checks) as [Lack, Check][];
  const lacking = all.filter(([, { met }]) => !met(sheet));
  const sum = (some: typeof all) => some.reduce((total, [, { weight }]) => total + weight, 0);
  const share = Math.round((1 - sum(lacking) / sum(all)) * 100);
  return {
    score: missingFields(sheet).length > 0 ? Math.min(share, INCOMPLETE_MOST) : share,
    lacks: lacking.map(([id, { step }]) => ({ id, step })),
  };
}

const bands = [
  [80, "vivid"],
  [55, "alive"],
  [30, "outline"],
  [0, "silhouette"],
] as const;
export type Band = (typeof bands)[number][1];

/** The band of a score. Pure. */
export const bandOf = (score: number): Band => bands.find(([least]) => score >= least)?.[1] ?? "silhouette";
