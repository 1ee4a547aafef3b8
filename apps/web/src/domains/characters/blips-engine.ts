import { BLIP_VOICES, speak } from "@4d/blips";
import type { CharacterVoice } from "@4d/contract";

// Fetched when a built-in voice is first heard: the synthesis of the server, run in the browser.

/** The built-in voices, the usual one first. */
export const blipVoices = BLIP_VOICES;

/** A text in a built-in voice, as a WAV file. */
export const blips = (text: string, voice: CharacterVoice): ArrayBuffer => speak(text, voice).buffer;
