export { MOST_SECONDS, SAMPLE_RATE } from "./limits.ts";
export { durationOf } from "./plan.ts";
export { speak } from "./speak.ts";
export type { Spoken } from "./spoken.ts";
export { BLIP_VOICES, type BlipVoice, blipVoiceOf } from "./voices.ts";
export { labelWav, type WavLabel, wavLabelOf, wavSeconds } from "./wav-label.ts";
