import type { synthesiseWav, VoiceSettings } from "@4d/voice-synth";
import { perServices } from "../../platform/per-services.ts";
import type { Services } from "../../platform/services.ts";
import { WorkerPool } from "../../platform/worker-pool.ts";

/** One line to be synthesised. */
export interface SoundWork {
  text: string;
  spoken: VoiceSettings;
  label: NonNullable<Parameters<typeof synthesiseWav>[2]>;
}

const entry = new URL("./sound.worker.ts", import.meta.url);
/** CPU time: the longest line takes hundredths of a second, starting a thread a few tenths. */
const LIMIT_MS = 4_000;

// Each takes a processor for a moment and about 10 MB: two at once, one per account.
const bounds = { width: 2, share: 1, waitingEach: 30, waitingMost: 300 };
const poolOf = perServices(
  ({ closing }) =>
    new WorkerPool<SoundWork, Uint8Array<ArrayBuffer>>(
      { ...bounds, entry, limitMs: LIMIT_MS, memoryMb: 64 },
      closing,
    ),
);

/**
 * Synthesises a line in a worker thread, so that messages never wait for a sound; lines of one owner run one at a time.
 * @throws Failure tooMany, unavailable (the server stops).
 */
export const synthesiseInWorker = (
  services: Services,
  ownerId: number,
  work: SoundWork,
): Promise<Uint8Array<ArrayBuffer>> => poolOf(services).run(ownerId, () => work);
