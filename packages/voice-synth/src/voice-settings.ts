/** How a text is spoken. The contract's `characterVoice` fits it. */
export interface VoiceSettings {
  /** One of `SYNTH_VOICES`; an unknown id means the first. */
  readonly voiceId: string;
  /** Pitch and speed in per cent of the voice's own, 50 to 200. */
  readonly pitch: number;
  readonly rate: number;
  /** The voice that reads what is in brackets; when it is empty, there is a moment of silence instead. */
  readonly narrationId?: string;
}

/** Samples a second: enough for voices that stay below 8 kHz. */
export const SAMPLE_RATE = 16_000;

/** Longest speech, in seconds; it is cut after a syllable. */
export const MAX_SECONDS = 12;
