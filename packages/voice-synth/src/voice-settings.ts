/** How a text is spoken: the contract's `characterVoice` fits. */
export interface VoiceSettings {
  /** One of `SYNTH_VOICES`; the first for one nobody knows. */
  readonly voiceId: string;
  /** In per cent of the voice's own, 50 to 200. */
  readonly pitch: number;
  readonly rate: number;
  /** Who speaks what stands in brackets; empty: nobody, a moment of silence. */
  readonly narrationId?: string;
}

/** Samples a second: enough for voices that stay below 8 kHz. */
export const SAMPLE_RATE = 16_000;

/** What is said longer than this is cut behind a syllable. */
export const MAX_SECONDS = 12;
