/** Samples a second: enough for voices that stay below 8 kHz. */
export const SAMPLE_RATE = 16_000;

/** What is said longer than this is cut behind a syllable. */
export const MAX_SECONDS = 12;
