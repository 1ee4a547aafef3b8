import { audioContext } from "../../../platform/media/audio.ts";

/** A level above this is speech, 0–1; a quiet room is well below. */
const SPEECH = 0.06;
const EVERY_MS = 120;
/** How long somebody still counts as speaking after the last loud sample. */
const HOLD_MS = 700;

export interface Meter {
  stop: () => void;
}

/** Root mean square of samples around 128, scaled to 0–1. */
export function loudness(samples: Uint8Array): number {
  let sum = 0;
  for (const sample of samples) sum += ((sample - 128) / 128) ** 2;
  return Math.min(1, Math.sqrt(sum / Math.max(1, samples.length)) * 4);
}

/** Measures a stream; reports every 120 ms its level and whether somebody speaks. */
export function meter(stream: MediaStream, onLevel: (level: number, speaking: boolean) => void): Meter {
  if (stream.getAudioTracks().length === 0) return { stop: () => undefined };
  const context = audioContext();
  void context.resume().catch(() => undefined);
  const source = context.createMediaStreamSource(stream);
  const analyser = context.createAnalyser();
  analyser.fftSize = 512;
  source.connect(analyser);
  const samples = new Uint8Array(analyser.fftSize);
  let loudAt = Number.NEGATIVE_INFINITY;
  const timer = setInterval(() => {
    analyser.getByteTimeDomainData(samples);
    const level = loudness(samples);
    const now = performance.now();
    if (level > SPEECH) loudAt = now;
    onLevel(level, now - loudAt < HOLD_MS);
  }, EVERY_MS);
  return {
    stop: () => {
      clearInterval(timer);
      source.disconnect();
    },
  };
}
