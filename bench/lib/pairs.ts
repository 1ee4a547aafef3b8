import { type Account, befriendAll, goOnline, makeAccounts } from "./people.ts";
import { markOf, type Sender, senderTo } from "./senders.ts";

/** Senders of connected pairs and what their peers' sockets have received. */
export interface ConnectedPairs {
  readonly senders: readonly Sender[];
  readonly received: { count: number; delays: number[] };
}

type Couple = readonly [Account, Account];

/** Registers pairs of friends. */
export async function makeCouples(origin: string, pairs: number): Promise<Couple[]> {
  const people = await makeAccounts(origin, pairs * 2);
  const couples: Couple[] = [];
  for (let index = 0; index + 1 < people.length; index += 2) {
    const [one, other] = [people[index], people[index + 1]];
    if (one && other) couples.push([one, other]);
  }
  await befriendAll(couples);
  return couples;
}

/**
 * Brings both of each couple online, each at the next of the server's addresses; the first of each has an
 * HTTP connection to send to the other.
 */
export async function connectPairs(
  origins: readonly [string, ...string[]],
  couples: readonly Couple[],
): Promise<ConnectedPairs> {
  const received = { count: 0, delays: [] as number[] };
  const onText = (frame: Buffer) => {
    const mark = markOf(frame);
    if (!mark.startsWith("@")) return;
    received.count += 1;
    received.delays.push(performance.now() - Number(mark.slice(1)));
  };
  const originOf = (index: number) => origins[index % origins.length] ?? origins[0];
  const senders: Sender[] = [];
  for (const [at, [one, other]] of couples.entries()) {
    await goOnline(originOf(at), one.tokens[0] ?? "", () => {});
    await goOnline(originOf(at + 1), other.tokens[0] ?? "", onText);
    senders.push(await senderTo(originOf(at), one, { recvId: other.id }));
  }
  return { senders, received };
}
