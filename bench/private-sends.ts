import type { Figure } from "./lib/figures.ts";
import { sendAtRate, sendSaturating } from "./lib/load-loops.ts";
import { percentile, until } from "./lib/measure.ts";
import { type ConnectedPairs, connectPairs, makeCouples } from "./lib/pairs.ts";
import type { Rig } from "./lib/rig.ts";
import { sendText } from "./lib/senders.ts";

/** The number of pairs in `quality §2`. */
export const PAIRS = 200;
const GOALS = { embedded: 2500, postgres: 6000 } as const;
const P99_MS = 30;

/** Sends per second when every sender waits only for their own acknowledgement. */
export async function saturation({ senders, received }: ConnectedPairs, seconds = 8): Promise<number> {
  const before = received.count;
  let acknowledged = 0;
  const { perSecond } = await sendSaturating(
    senders,
    { warmMs: 2000, measureMs: seconds * 1000 },
    async (sender) => {
      await sendText(sender, `@${performance.now().toFixed(2)}`);
      acknowledged += 1;
    },
  );
  await until("every acknowledged message to arrive", 20_000, () => received.count - before >= acknowledged);
  return perSecond;
}

/** Private sends: saturation, and delay from sending to the other's socket at half of it. */
export async function privateSends(rig: Rig, ceiling: number): Promise<Figure[]> {
  const { origin } = rig.server;
  const pairs = await connectPairs([origin], await makeCouples(origin, PAIRS));
  await rig.pin();
  const perSecond = await saturation(pairs);
  pairs.received.delays.length = 0;
  await sendAtRate(pairs.senders, { perSecond: perSecond / 2, forMs: 8000 }, (sender, dueAt) =>
    sendText(sender, `@${dueAt.toFixed(2)}`),
  );
  await new Promise((resolve) => setTimeout(resolve, 500));
  const { delays } = pairs.received;
  const { database } = rig;
  const ofCeiling = `${((100 * perSecond) / ceiling).toFixed(1)}% of the bare relay's ${Math.round(ceiling)}/s`;
  return [
    {
      database,
      what: "private sends at saturation",
      value: perSecond,
      unit: "/s",
      goal: { atLeast: GOALS[database] },
      note: ofCeiling,
    },
    { database, what: "send → receive at half, p50", value: percentile(delays, 0.5), unit: "ms" },
    {
      database,
      what: "send → receive at half, p99",
      value: percentile(delays, 0.99),
      unit: "ms",
      goal: { atMost: P99_MS },
      note: `${delays.length} messages`,
    },
  ];
}
