import { openKeepAlive } from "./keep-alive.ts";
import { sendAtRate } from "./load-loops.ts";
import { percentile } from "./measure.ts";
import type { ConnectedPairs } from "./pairs.ts";
import { Refused, type Sender, sendText } from "./senders.ts";

/** How a deployment handled a rate of sends. */
export interface LoadStep {
  readonly requested: number;
  /** Acknowledged sends per second. */
  readonly done: number;
  /** From the moment a send was due to its arrival at the peer's socket, ms; NaN when none arrived. */
  readonly p50: number;
  readonly p99: number;
  readonly refused: number;
  /** Acknowledged, but not at the peer's socket `LATE_MS` after the last send. */
  readonly missing: number;
}

const LATE_MS = 5_000;

/** Sends again over a new connection when a proxy has closed the old one, as proxies do after a while. */
async function sendSurely(sender: Sender, mark: string): Promise<void> {
  try {
    await sendText(sender, mark);
  } catch (error) {
    if (error instanceof Refused) throw error;
    sender.connection = await openKeepAlive(sender.origin, sender.headers);
    await sendText(sender, mark);
  }
}

/** Sends at a steady rate for some seconds and measures the outcome. */
export async function loadStep(
  { senders, received }: ConnectedPairs,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<LoadStep> {
  let [acknowledged, refused] = [0, 0];
  received.count = 0;
  received.delays.length = 0;
  const began = performance.now();
  await sendAtRate(senders, { perSecond, forMs: seconds * 1000 }, async (sender, dueAt) => {
    try {
      await sendSurely(sender, `@${dueAt.toFixed(2)}`);
      acknowledged += 1;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refused += 1;
    }
  });
  const took = (performance.now() - began) / 1000;
  const giveUpAt = performance.now() + LATE_MS;
  while (received.count < acknowledged && performance.now() < giveUpAt)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return {
    requested: perSecond,
    done: acknowledged / took,
    p50: percentile(received.delays, 0.5),
    p99: percentile(received.delays, 0.99),
    refused,
    missing: Math.max(0, acknowledged - received.count),
  };
}
