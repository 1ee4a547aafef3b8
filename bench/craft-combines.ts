import { randomUUID } from "node:crypto";
import { api } from "@4d/contract";
import pLimit from "p-limit";
import type { Figure } from "./lib/figures.ts";
import { type KeepAlive, openKeepAlive } from "./lib/keep-alive.ts";
import { sendSaturating } from "./lib/load-loops.ts";
import { percentile } from "./lib/measure.ts";
import { type Account, makeAccounts } from "./lib/people.ts";
import { seeded } from "./lib/random.ts";
import type { Rig } from "./lib/rig.ts";

const PLAYERS = 100;
const SECONDS = 8;
const GOALS = { embedded: undefined, postgres: 5000 } as const;
/** Rounds in which every player combines every pair: some hundred pairs that all have made. */
const ROUNDS = 2;

interface Player {
  readonly account: Account;
  readonly connection: KeepAlive;
  readonly pairs: readonly (readonly [number, number])[];
}

const bodyOf = ([a, b]: readonly [number, number]) => JSON.stringify({ a, b, nonce: randomUUID() });

/** Combines two elements over a connection. @throws Error with the response when it is refused. */
async function combine(connection: KeepAlive, pair: readonly [number, number]): Promise<string> {
  const response = await connection.request("POST", "/api/craft/combine", bodyOf(pair));
  if (!response.startsWith('{"code":200')) throw new Error(`refused: ${response.slice(0, 300)}`);
  return response;
}

const idsOf = async ({ call }: Account): Promise<number[]> =>
  (await call(api.craft.inventory, { query: { limit: 200 } })).items
    .map(({ id }) => id)
    .sort((a, b) => a - b);

/**
 * All players have the same elements, and have made every pair before: the measured calls decide and give
 * nothing new.
 */
async function makePlayers({ server: { origin } }: Rig): Promise<Player[]> {
  const accounts = await makeAccounts(origin, PLAYERS);
  return pLimit(8).map(accounts, async (account) => {
    const connection = await openKeepAlive(origin, { accessToken: account.tokens[0] ?? "" });
    let pairs: (readonly [number, number])[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const ids = (await idsOf(account)).slice(0, 14);
      pairs = ids.flatMap((a, at) => ids.slice(at).map((b) => [a, b] as const));
      for (const pair of pairs) await combine(connection, pair);
    }
    return { account, connection, pairs };
  });
}

/** Known pairs combined by a hundred players at once, each waiting only for their own response. */
export async function craftCombines(rig: Rig): Promise<Figure[]> {
  const players = await makePlayers(rig);
  await rig.pin();
  const roll = seeded(7);
  const delays: number[] = [];
  const { perSecond } = await sendSaturating(
    players,
    { warmMs: 2000, measureMs: SECONDS * 1000 },
    async ({ connection, pairs }) => {
      const began = performance.now();
      const pair = pairs[Math.floor(roll() * pairs.length)];
      if (pair) await combine(connection, pair);
      delays.push(performance.now() - began);
    },
  );
  for (const { connection } of players) connection.close();
  const { database } = rig;
  const least = GOALS[database];
  const note = `${PLAYERS} players, ${players[0]?.pairs.length ?? 0} pairs, p99 ${percentile(delays, 0.99).toFixed(1)} ms`;
  return [
    {
      database,
      what: "known combines",
      value: perSecond,
      unit: "/s",
      ...(least === undefined ? {} : { goal: { atLeast: least } }),
      note,
    },
  ];
}
