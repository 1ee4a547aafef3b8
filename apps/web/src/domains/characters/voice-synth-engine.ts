import type { CharacterVoice } from "@4d/contract";
import { SYNTH_VOICES, synthesiseWav } from "@4d/voice-synth";

// Loaded when a built-in voice is first heard: the synthesis of the server, which also runs in the browser.

/** The built-in voices, the default one first. */
export const synthVoices = SYNTH_VOICES;

/** A text in a built-in voice, as a WAV file. */
export const synthesise = (text: string, voice: CharacterVoice): ArrayBuffer =>
  synthesiseWav(text, voice).buffer;
