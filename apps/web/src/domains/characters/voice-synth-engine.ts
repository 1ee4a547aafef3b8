import type { CharacterVoice } from "@4d/contract";
import { SYNTH_VOICES, synthesiseWav } from "@4d/voice-synth";

// Fetched when a built-in voice is first heard: the synthesis of the server, run in the browser.

/** The built-in voices, the usual one first. */
export const synthVoices = SYNTH_VOICES;

/** A text in a built-in voice, as a WAV file. */
export const synthesise = (text: string, voice: CharacterVoice): ArrayBuffer =>
  synthesiseWav(text, voice).buffer;
