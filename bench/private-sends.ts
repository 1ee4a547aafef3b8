import { pace, saturate } from "./lib/closed-loop.ts";
import type { Figure } from "./lib/figures.ts";
import { percentile, until } from "./lib/measure.ts";
import { type Account, befriendAll, goOnline, makeAccounts } from "./lib/people.ts";
import type { Rig } from "./lib/rig.ts";
import { markOf, type Sender, senderTo, sendText } from "./lib/senders.ts";

const PAIRS = 200;
const GOALS = { embedded: 2500, postgres: 6000 } as const;
const P99_MS = 30;

/** Senders of connected pairs and what their peers' sockets have received. */
export interface ConnectedPairs {
  readonly senders: readonly Sender[];
  readonly received: { count: number; delays: number[] };
}

type Couple = readonly [Account, Account];

/** Registers pairs of friends. */
export async function makeCouples({ server: { origin } }: Rig, pairs = PAIRS): Promise<Couple[]> {
  const people = await makeAccounts(origin, pairs * 2);
  const couples: Couple[] = [];
  for (let index = 0; index + 1 < people.length; index += 2) {
    const [one, other] = [people[index], people[index + 1]];
    if (one && other) couples.push([one, other]);
  }
  await befriendAll(couples);
  return couples;
}

/** Brings both of each couple online; the first of each holds an HTTP connection to the other. */
export async function connect(
  { server: { origin } }: Rig,
  couples: readonly Couple[],
): Promise<ConnectedPairs> {
  const received = { count: 0, delays: [] as number[] };
  const onText = (frame: Buffer) => {
    const mark = markOf(frame);
    if (!mark.startsWith("@")) return;
    received.count += 1;
    received.delays.push(performance.now() - Number(mark.slice(1)));
  };
  const senders: Sender[] = [];
  for (const [one, other] of couples) {
    await goOnline(origin, one.tokens[0] ?? "", () => {});
    await goOnline(origin, other.tokens[0] ?? "", onText);
    senders.push(await senderTo(origin, one, { recvId: other.id }));
  }
  return { senders, received };
}

/** Sends per second with every sender waiting only for his own acknowledgement. */
export async function saturation({ senders, received }: ConnectedPairs, seconds = 8): Promise<number> {
  const before = received.count;
  let acknowledged = 0;
  const { perSecond } = await saturate(
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
  const pairs = await connect(rig, await makeCouples(rig));
  await rig.pin();
  const perSecond = await saturation(pairs);
  pairs.received.delays.length = 0;
  await pace(pairs.senders, { perSecond: perSecond / 2, forMs: 8000 }, (sender, dueAt) =>
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
