const EVERY_MS = 3000;

let context: AudioContext | undefined;
let timer: ReturnType<typeof setInterval> | undefined;

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

async function play(notes: readonly number[], loud: number): Promise<void> {
  try {
    context ??= new AudioContext();
    await context.resume();
    const { currentTime } = context;
    for (const [index, hertz] of notes.entries()) note(context, hertz, currentTime + index * 0.22, 0.5, loud);
  } catch {
    // Before the first touch a browser refuses to play; the call itself is on screen.
  }
}

/** Rings until `stopRinging`: `in` with vibration for an incoming call, `out` softly while the other's phone rings. */
export function startRinging(which: "in" | "out"): void {
  stopRinging();
  const once = () => {
    void play(which === "in" ? [659, 880, 1109, 880] : [440, 440], which === "in" ? 0.2 : 0.06);
    if (which === "in") navigator.vibrate?.([400, 200, 400]);
  };
  once();
  timer = setInterval(once, EVERY_MS);
}

export function stopRinging(): void {
  clearInterval(timer);
  timer = undefined;
  if (typeof navigator.vibrate === "function") navigator.vibrate(0);
}
