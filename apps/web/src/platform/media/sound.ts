import { local } from "../local.ts";
import { signal } from "../signal.ts";
import { runningAudio } from "./audio.ts";

const KEY = "message_sound_enabled";
/** At most one sound within this time, ms: a burst of messages is one ping. */
const QUIET_MS = 800;

/** The local setting of `rules §3.10`; on unless switched off. */
export const messageSoundEnabled = signal(local.get(KEY) !== "false");

/** Switches the message sound and remembers it. */
export function setMessageSound(on: boolean): void {
  local.set(KEY, String(on));
  messageSoundEnabled.set(on);
}

let lastPing = Number.NEGATIVE_INFINITY;

function tone(audio: AudioContext, hertz: number, at: number, seconds: number): void {
  const wave = audio.createOscillator();
  const volume = audio.createGain();
  wave.type = "sine";
  wave.frequency.value = hertz;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.12, at + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  wave.connect(volume).connect(audio.destination);
  wave.start(at);
  wave.stop(at + seconds);
}

/**
 * Plays the sound of a new message: two soft notes, synthesised so that nothing is fetched (`rules §4.6`). Silent
 * where the browser wants a touch first; the message itself is on screen.
 */
export async function messageSound(): Promise<void> {
  if (!messageSoundEnabled.get() || performance.now() - lastPing < QUIET_MS) return;
  lastPing = performance.now();
  const audio = await runningAudio();
  if (audio === null) return;
  tone(audio, 880, audio.currentTime, 0.22);
  tone(audio, 1318.5, audio.currentTime + 0.09, 0.34);
}
