import { recognise } from "../intents/recognise.ts";
import type { Intent } from "../persona.ts";

/** What is looked at of a character sheet; the contract's fits. */
export interface StrengthSheet {
  readonly name: string;
  readonly avatar: string;
  readonly background: string;
  readonly tagline: string;
  readonly tags: readonly string[];
  readonly intro: string;
  readonly description: string;
  readonly personality: string;
  readonly firstMes: string;
  readonly alternateGreetings: readonly string[];
  readonly starters: readonly string[];
  readonly examples: readonly { readonly ask: string; readonly answer: string }[];
  readonly lore: readonly { readonly content: string; readonly enabled: boolean }[];
  readonly voice: { readonly kind: string; readonly voiceId: string };
}

/** Every reason a character could be stronger; the screens have a sentence for each. */
export const STRENGTH_REASONS = [
  "noName",
  "noAvatar",
  "noOpening",
  "shortOpening",
  "noDescription",
  "shortDescription",
  "noExamples",
  "fewExamples",
  "noEmotion",
  "noSelf",
  "noLore",
  "fewLore",
  "noPersonality",
  "noIntro",
  "oneGreeting",
  "noTagline",
  "noTags",
  "fewStarters",
  "noVoice",
  "noBackground",
] as const;
export type StrengthReason = (typeof STRENGTH_REASONS)[number];

/** A reason, the field to go to, and how many of the hundred points it costs. */
export interface StrengthGap {
  readonly reason: StrengthReason;
  readonly field: keyof StrengthSheet;
  readonly points: number;
}

export interface Strength {
  /** 0 to 100. */
  readonly score: number;
  /** What costs most first. */
  readonly missing: readonly StrengthGap[];
}

interface Part {
  readonly field: keyof StrengthSheet;
  readonly worth: number;
  /** How much of it is there, 0 to 1. */
  readonly share: (sheet: StrengthSheet) => number;
  /** Nothing is there; something, but not enough. */
  readonly none: StrengthReason;
  readonly little?: StrengthReason;
}

const EMOTIONS: ReadonlySet<Intent> = new Set([
  "grief",
  "sad",
  "tired",
  "angry",
  "anxious",
  "lonely",
  "bored",
  "sick",
  "happy",
]);

const written = (text: string, enough: number): number => Math.min(1, text.trim().length / enough);
const counted = (list: readonly unknown[], enough: number): number => Math.min(1, list.length / enough);
const asked = ({ examples }: StrengthSheet, fits: (intent: Intent | undefined) => boolean): number =>
  examples.some(({ ask }) => fits(recognise(ask)?.intent)) ? 1 : 0;
const loreOf = ({ lore }: StrengthSheet) =>
  lore.filter(({ enabled, content }) => enabled && content.trim() !== "");
const voiced = ({ kind, voiceId }: StrengthSheet["voice"]): number =>
  kind === "none" || voiceId !== "" ? 1 : 0;

/** Worth a hundred together. */
const PARTS: readonly Part[] = [
  { field: "name", worth: 6, share: ({ name }) => written(name, 1), none: "noName" },
  { field: "avatar", worth: 6, share: ({ avatar }) => written(avatar, 1), none: "noAvatar" },
  {
    ...{ field: "firstMes", worth: 12, none: "noOpening", little: "shortOpening" },
    share: ({ firstMes }) => written(firstMes, 20),
  },
  {
    ...{ field: "description", worth: 12, none: "noDescription", little: "shortDescription" },
    share: ({ description }) => written(description, 120),
  },
  {
    ...{ field: "examples", worth: 13, none: "noExamples", little: "fewExamples" },
    share: ({ examples }) => counted(examples, 8),
  },
  {
    ...{ field: "examples", worth: 6, none: "noEmotion" },
    share: (sheet) => asked(sheet, (intent) => intent !== undefined && EMOTIONS.has(intent)),
  },
  {
    ...{ field: "examples", worth: 4, none: "noSelf" },
    share: (sheet) => asked(sheet, (intent) => intent === "who"),
  },
  {
    ...{ field: "lore", worth: 8, none: "noLore", little: "fewLore" },
    share: (sheet) => counted(loreOf(sheet), 3),
  },
  {
    field: "personality",
    worth: 7,
    share: ({ personality }) => written(personality, 10),
    none: "noPersonality",
  },
  { field: "intro", worth: 6, share: ({ intro }) => written(intro, 15), none: "noIntro" },
  {
    ...{ field: "alternateGreetings", worth: 5, none: "oneGreeting" },
    share: ({ alternateGreetings }) => counted(alternateGreetings, 2),
  },
  { field: "tagline", worth: 4, share: ({ tagline }) => written(tagline, 1), none: "noTagline" },
  { field: "tags", worth: 3, share: ({ tags }) => counted(tags, 2), none: "noTags" },
  { field: "starters", worth: 3, share: ({ starters }) => counted(starters, 3), none: "fewStarters" },
  { field: "voice", worth: 3, share: ({ voice }) => voiced(voice), none: "noVoice" },
  { field: "background", worth: 2, share: ({ background }) => written(background, 1), none: "noBackground" },
];

/** How lively a character will be, and why it is not livelier (`creations §2`, create-ai). */
export function strengthOf(sheet: StrengthSheet): Strength {
  const judged = PARTS.map(({ field, worth, share, none, little = none }) => {
    const there = share(sheet);
    return { field, reason: there === 0 ? none : little, points: Math.round(worth * (1 - there)), there };
  });
  const missing = judged
    .filter(({ there, points }) => there < 1 && points > 0)
    .sort((a, b) => b.points - a.points)
    .map(({ reason, field, points }) => ({ reason, field, points }));
  return { score: 100 - missing.reduce((sum, { points }) => sum + points, 0), missing };
}
