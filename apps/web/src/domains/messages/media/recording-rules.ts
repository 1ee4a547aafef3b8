import { VOICE_MAX_S } from "@4d/contract";

/** Most bars of a drawn voice (`contract`). */
const WAVE_BARS = 64;
/** A recording ends by itself after this, seconds. */
export const RECORDING_MAX_S = VOICE_MAX_S;
/** Shorter than this was a slip of the finger, seconds. */
export const RECORDING_MIN_S = 0.8;

/** The browser's recording features. */
interface RecordingMeans {
  secure: boolean;
  host: string;
  microphone: boolean;
  recorder: boolean;
}

const isIp = (host: string): boolean => /^(\d{1,3}\.){3}\d{1,3}$|^\[[\da-f:]+\]$/i.test(host);

/** Why recording is impossible here (`rules §5.6`): the origin first, then the browser; null when it works. Pure. */
export function recordingProblem(means: RecordingMeans): "insecure" | "unsupported" | null {
  const { secure, host, microphone, recorder } = means;
  if (!secure && host !== "localhost" && !isIp(host)) return "insecure";
  return microphone && recorder ? null : "unsupported";
}

/** What browsers record and decode again: Chrome and Firefox, Firefox alone in older releases, Safari. */
const KINDS = ["audio/webm;codecs=opus", "audio/ogg;codecs=opus", "audio/mp4"] as const;

/** The kind of file to record; undefined leaves it to the browser. Pure. */
export const recordedKind = (isSupported: (kind: string) => boolean): string | undefined =>
  KINDS.find(isSupported);

/** Whether it holds any sound: the first chunk must not be empty (`rules §4.11`). Pure. */
export const hasSound = (chunks: readonly { size: number }[]): boolean => (chunks[0]?.size ?? 0) > 0;

/** Loudness over time as digits 0–9, at most 64 bars, the loudest part being 9. Pure. */
export function waveOf(samples: Float32Array, bars = WAVE_BARS): string {
  const count = Math.min(bars, samples.length);
  if (count === 0) return "";
  const size = samples.length / count;
  const levels = Array.from({ length: count }, (_, bar) => {
    const end = Math.floor((bar + 1) * size);
    let sum = 0;
    const begin = Math.floor(bar * size);
    for (let at = begin; at < end; at += 1) sum += (samples[at] ?? 0) ** 2;
    return Math.sqrt(sum / Math.max(1, end - begin));
  });
  const loudest = Math.max(...levels, 0.02);
  return levels.map((level) => Math.min(9, Math.round((level / loudest) * 9))).join("");
}

/** Mean of all channels. Pure. */
export function mono(channels: readonly Float32Array[]): Float32Array<ArrayBuffer> {
  const length = channels[0]?.length ?? 0;
  const mixed = new Float32Array(length);
  for (const channel of channels) {
    for (let at = 0; at < length; at += 1)
      mixed[at] = (mixed[at] ?? 0) + (channel[at] ?? 0) / channels.length;
  }
  return mixed;
}

/** What releasing the button would do now. */
export type HoldZone = "send" | "cancel" | "lock";

const CANCEL_PX = 70;
const LOCK_PX = 90;

/** The zone of a finger that holds the voice button, by how far it moved; up cancels, right locks. Pure. */
export function holdZone(dx: number, dy: number): HoldZone {
  if (-dy > CANCEL_PX && -dy > dx) return "cancel";
  return dx > LOCK_PX ? "lock" : "send";
}
