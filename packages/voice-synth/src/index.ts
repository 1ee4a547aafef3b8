export { speechDuration } from "./speech-plan.ts";
export { SYNTH_VOICES, type SynthVoice, synthVoiceOf } from "./synth-voices.ts";
export { synthesiseWav } from "./synthesise.ts";
export type { VoiceSettings } from "./voice-settings.ts";
export { labelWav, type WavLabel, wavSeconds } from "./wav-label.ts";
