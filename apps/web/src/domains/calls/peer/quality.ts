import type { Quality } from "../call-view.ts";

/** A sample of a connection's statistics; times in seconds. */
export interface LinkSample {
  /** Packets received and lost since the last sample. */
  received: number;
  lost: number;
  roundTrip: number;
  jitter: number;
  connected: boolean;
}

/**
 * One of four levels (`calls §6.1`): the worse of loss and delay decides. A connection that receives nothing is judged
 * by delay alone: the other may just be muted and without video.
 */
export function qualityOf({ received, lost, roundTrip, jitter, connected }: LinkSample): Quality {
  if (!connected) return 0;
  const total = received + lost;
  const loss = total > 0 ? lost / total : 0;
  if (loss > 0.3 || roundTrip > 2) return 0;
  if (loss > 0.08 || roundTrip > 0.6 || jitter > 0.1) return 1;
  if (loss > 0.02 || roundTrip > 0.25 || jitter > 0.04) return 2;
  return 3;
}

interface Totals {
  received: number;
  lost: number;
}

/** A number of a statistics report; 0 where the browser omits it. */
export const numberIn = (entry: object, name: string): number => {
  const value = (entry as Record<string, unknown>)[name];
  return typeof value === "number" ? value : 0;
};

/** Reads a statistics report relative to the totals of the last sample. */
export function readStats(
  report: Iterable<[string, object]>,
  before: Totals,
): { sample: Omit<LinkSample, "connected">; totals: Totals } {
  const totals: Totals = { received: 0, lost: 0 };
  let roundTrip = 0;
  let jitter = 0;
  for (const [, entry] of report) {
    const { type } = entry as { type?: string };
    if (type === "inbound-rtp") {
      totals.received += numberIn(entry, "packetsReceived");
      totals.lost += numberIn(entry, "packetsLost");
      jitter = Math.max(jitter, numberIn(entry, "jitter"));
    }
    if (type === "candidate-pair" && (entry as { nominated?: boolean }).nominated === true)
      roundTrip = Math.max(roundTrip, numberIn(entry, "currentRoundTripTime"));
  }
  const received = Math.max(0, totals.received - before.received);
  const lost = Math.max(0, totals.lost - before.lost);
  return { sample: { received, lost, roundTrip, jitter }, totals };
}
