/** One partial of a timbre: `[ratio to the pitch, loudness, seconds until it has faded to a third]`. */
type Partial = readonly [ratio: number, gain: number, decay: number];

/** How a synthesised voice sounds. All voices are our own: nothing is sampled (`characters §4.2`). */
export interface SynthVoice {
  readonly id: string;
  readonly name: string;
  readonly nameEn: string;
  /** The middle pitch of the voice, in hertz. */
  readonly base: number;
  /** Syllables a second. */
  readonly rate: number;
  readonly partials: readonly Partial[];
  /** Seconds until a syllable is at its loudest. */
  readonly attack: number;
  /** Seconds a syllable may ring into the next ones. */
  readonly ring: number;
  /** Semitones a syllable begins above its pitch. */
  readonly slide: number;
  /** Breath or crackle, 0 to 1. */
  readonly noise: number;
  /** Depth of the vibrato in semitones. */
  readonly vibrato: number;
  /** Whether syllables stay on five notes, as a tune does, or move as speech does. */
  readonly tuned: boolean;
}

const plain = { slide: 0, noise: 0, vibrato: 0, tuned: false, ring: 0 } as const;

/** The voices, the default first (`characters §4.2`). */
export const SYNTH_VOICES: readonly SynthVoice[] = [
  {
    ...plain,
    ...{ id: "chime", name: "风铃", nameEn: "Wind chime", base: 520, rate: 5.4, attack: 0.004, ring: 0.22 },
    partials: [
      [1, 1, 0.16],
      [2.76, 0.42, 0.09],
      [5.4, 0.16, 0.04],
    ],
    tuned: true,
  },
  {
    ...plain,
    ...{ id: "woodblock", name: "木鱼", nameEn: "Woodblock", base: 300, rate: 6, attack: 0.002 },
    partials: [
      [1, 1, 0.05],
      [2.4, 0.35, 0.02],
      [4.1, 0.15, 0.01],
    ],
    slide: 3,
    noise: 0.06,
    tuned: true,
  },
  {
    ...plain,
    ...{ id: "bubble", name: "气泡", nameEn: "Bubbles", base: 360, rate: 6.2, attack: 0.01 },
    partials: [
      [1, 1, 0.1],
      [2, 0.12, 0.05],
    ],
    slide: -7,
  },
  {
    ...plain,
    ...{ id: "radio", name: "旧收音机", nameEn: "Old radio", base: 165, rate: 5.6, attack: 0.012 },
    partials: [
      [1, 0.7, 0.3],
      [3, 0.6, 0.3],
      [5, 0.5, 0.25],
      [7, 0.35, 0.2],
      [9, 0.2, 0.2],
    ],
    noise: 0.14,
    vibrato: 0.15,
  },
  {
    ...plain,
    ...{ id: "musicbox", name: "八音盒", nameEn: "Music box", base: 660, rate: 5, attack: 0.002, ring: 0.3 },
    partials: [
      [1, 1, 0.2],
      [3, 0.25, 0.08],
      [6.2, 0.1, 0.03],
    ],
    tuned: true,
  },
  {
    ...plain,
    ...{ id: "flute", name: "竹笛", nameEn: "Bamboo flute", base: 440, rate: 4.8, attack: 0.03 },
    partials: [
      [1, 1, 0.5],
      [2, 0.3, 0.4],
      [3, 0.1, 0.3],
    ],
    noise: 0.1,
    vibrato: 0.3,
  },
  {
    ...plain,
    ...{ id: "cello", name: "大提琴", nameEn: "Cello", base: 131, rate: 4.4, attack: 0.035, ring: 0.06 },
    partials: [
      [1, 0.9, 0.5],
      [2, 0.6, 0.4],
      [3, 0.4, 0.35],
      [4, 0.28, 0.3],
      [5, 0.2, 0.25],
      [6, 0.12, 0.2],
    ],
    vibrato: 0.25,
  },
  {
    ...plain,
    ...{ id: "arcade", name: "游戏机", nameEn: "Arcade", base: 240, rate: 7, attack: 0.003 },
    partials: [
      [1, 1, 0.2],
      [3, 0.33, 0.2],
      [5, 0.2, 0.2],
      [7, 0.14, 0.2],
    ],
  },
  {
    ...plain,
    ...{ id: "kitten", name: "小猫", nameEn: "Kitten", base: 480, rate: 5.2, attack: 0.02 },
    partials: [
      [1, 0.8, 0.2],
      [2, 0.5, 0.16],
      [3, 0.35, 0.12],
      [4, 0.15, 0.1],
    ],
    slide: -4,
    vibrato: 0.2,
  },
  {
    ...plain,
    ...{ id: "glass", name: "水晶杯", nameEn: "Glass", base: 590, rate: 4.6, attack: 0.045, ring: 0.18 },
    partials: [
      [1, 1, 0.35],
      [2.32, 0.22, 0.25],
      [4.25, 0.06, 0.15],
    ],
    vibrato: 0.12,
    tuned: true,
  },
];

/** The voice of this id, or the default one. */
export const synthVoiceOf = (id: string): SynthVoice =>
  SYNTH_VOICES.find((voice) => voice.id === id) ?? (SYNTH_VOICES[0] as SynthVoice);
