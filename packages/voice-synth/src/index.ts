export { speechDuration } from "./speech-plan.ts";
export { SYNTH_VOICES, type SynthVoice, synthVoiceOf } from "./synth-voices.ts";
export { synthesiseWav } from "./synthesise.ts";
export type { VoiceSettings } from "./voice-settings.ts";
export { MAX_SECONDS, SAMPLE_RATE } from "./voice-settings.ts";
export { labelWav, type WavLabel, wavLabelOf, wavSeconds } from "./wav-label.ts";
