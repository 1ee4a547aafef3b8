/** The sliders of the dialog-style screen (`characters §3.1`), each 0 to 100; 50 changes nothing. */
export const SLIDERS = ["length", "warmth", "humour", "actions", "emoji", "formality"] as const;
export type Slider = (typeof SLIDERS)[number];

export type DialogueStyle = Readonly<Record<Slider, number>> & {
  /** How the user is addressed; empty: by name when it is known. */
  readonly address: string;
};

export const NEUTRAL: DialogueStyle = {
  length: 50,
  warmth: 50,
  humour: 50,
  actions: 50,
  emoji: 50,
  formality: 50,
  address: "",
};

export interface StylePreset {
  readonly key: "natural" | "gentle" | "lively" | "terse" | "wry" | "courteous";
  readonly zh: string;
  readonly en: string;
  readonly style: DialogueStyle;
}

/** The six presets of the dialog-style screen. */
export const STYLE_PRESETS: readonly StylePreset[] = [
  { key: "natural", zh: "本色", en: "As written", style: NEUTRAL },
  {
    key: "gentle",
    zh: "温柔",
    en: "Gentle",
    style: { ...NEUTRAL, warmth: 85, humour: 40, actions: 60, emoji: 55 },
  },
  {
    key: "lively",
    zh: "元气",
    en: "Lively",
    style: { ...NEUTRAL, warmth: 75, humour: 75, emoji: 85, formality: 20 },
  },
  {
    key: "terse",
    zh: "寡言",
    en: "Few words",
    style: { ...NEUTRAL, length: 10, warmth: 40, humour: 30, actions: 20, emoji: 0 },
  },
  {
    key: "wry",
    zh: "俏皮",
    en: "Wry",
    style: { ...NEUTRAL, warmth: 40, humour: 90, formality: 30 },
  },
  {
    key: "courteous",
    zh: "端庄",
    en: "Courteous",
    style: { ...NEUTRAL, length: 60, humour: 30, actions: 20, emoji: 0, formality: 90 },
  },
];
