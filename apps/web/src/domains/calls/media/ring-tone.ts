import { isAudible, runningAudio } from "../../../platform/media/audio.ts";
import { signal } from "../../../platform/signal.ts";

const EVERY_MS = 3000;

/** A call rings here, and the browser does not let it be heard until somebody touches the page. */
export const ringsUnheard = signal(false);

let stop: (() => void) | undefined;

function note(audio: AudioContext, hertz: number, at: number, seconds: number, loud: number): void {
  const wave = audio.createOscillator();
  const volume = audio.createGain();
  wave.frequency.value = hertz;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  wave.connect(volume).connect(audio.destination);
  wave.start(at);
  wave.stop(at + seconds);
}

function play(audio: AudioContext, notes: readonly number[], loud: number): void {
  for (const [index, hertz] of notes.entries())
    note(audio, hertz, audio.currentTime + index * 0.22, 0.5, loud);
}

/** Rings until `stopRinging`: `in` with vibration for an incoming call, `out` softly while the other's phone rings. */
export function startRinging(which: "in" | "out"): void {
  stopRinging();
  let isOver = false;
  const once = async () => {
    if (which === "in") navigator.vibrate?.([400, 200, 400]);
    const audio = await runningAudio();
    if (isOver) return;
    ringsUnheard.set(which === "in" && audio === null);
    if (audio !== null)
      play(audio, which === "in" ? [659, 880, 1109, 880] : [440, 440], which === "in" ? 0.2 : 0.06);
  };
  const timer = setInterval(() => void once(), EVERY_MS);
  // A touch makes it heard at once, not with the next ring.
  const unsubscribe = isAudible.subscribe(() => {
    if (ringsUnheard.get() && isAudible.get()) void once();
  });
  stop = () => {
    isOver = true;
    clearInterval(timer);
    unsubscribe();
  };
  void once();
}

export function stopRinging(): void {
  stop?.();
  stop = undefined;
  ringsUnheard.set(false);
  if (typeof navigator.vibrate === "function") navigator.vibrate(0);
}
