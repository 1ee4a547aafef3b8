import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Kysely, KyselyPlugin } from "kysely";
import { insertAdSession } from "../../domains/capsules/ad-sessions.repository.ts";
import { DatabaseUnavailable } from "../../platform/db/database-unavailable.ts";
import type { Tables } from "../../platform/db/tables.ts";
import { Failure } from "../../platform/failure.ts";
import { type AnsweredCommand, type Command, type CommandResult, type Deed, PEOPLE } from "./history.ts";

import { checkInvariants, ensureInvariant } from "./invariants.ts";
import type { LedgerFixture } from "./ledger-fixture.ts";
import { perform, type Stage } from "./perform.ts";

/** The process died between two statements; its transaction is rolled back. */
class Crash extends Error {
  override readonly name = "Crash";
}

/** The same database for a request that dies before its `at`-th statement. */
function crashingDatabase(db: Kysely<Tables>, at: number): Kysely<Tables> {
  let remaining = at;
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      remaining -= 1;
      if (remaining === 0) throw new Crash("died");
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return db.withPlugin(plugin);
}

const NEEDS: Partial<Record<Deed["do"], Deed["do"]>> = {
  post: "hold",
  answer: "grant",
  void: "hold",
  sweep: "hold",
  refund: "buy",
  checkIn: "checkIn",
  take: "gift",
  giveBack: "gift",
};

/** Deeds performed before a history's first deed, so that it finds a hold, order, gift or day. */
const BEFORE: readonly Deed[] = [
  { do: "grant", who: 0, amount: 60, bucket: "paid" },
  { do: "hold", who: 0, amount: 12 },
  { do: "checkIn", who: 0, day: 1 },
  { do: "buy", who: 1, packageId: "large" },
  { do: "gift", who: 2, total: 11, portions: 2 },
];
const CALM = { client: 0, times: 1, diesAt: null, loses: false };

const isInterrupted = (error: unknown): boolean =>
  error instanceof Crash || error instanceof DatabaseUnavailable;

/** Retries until there is an answer, as a client with an idempotency key does. */
async function insist(stage: Stage, deed: Deed, key: string): Promise<CommandResult> {
  for (;;) {
    try {
      return { value: (await perform(stage, deed, key)) ?? null };
    } catch (error) {
      if (error instanceof Failure) return { refused: error.kind };
      if (!isInterrupted(error)) throw error;
    }
  }
}

/** One request: when it dies, the client retries. */
async function request(stage: Stage, { deed, diesAt, loses }: Command, key: string): Promise<CommandResult> {
  if (diesAt !== null) {
    const doomed = perform(stage, deed, key, crashingDatabase(stage.fixture.db, diesAt));
    await doomed.catch((error: unknown) => {
      if (!isInterrupted(error) && !(error instanceof Failure)) throw error;
    });
  }
  if (loses) await insist(stage, deed, key);
  return insist(stage, deed, key);
}

/** Stores what a deed created, for later deeds to refer to. */
function note(stage: Stage, answer: CommandResult): void {
  if (!("value" in answer) || typeof answer.value !== "object" || answer.value === null) return;
  const made = answer.value as { holdId?: number; orderNo?: string; giftId?: number };
  if (made.holdId !== undefined) stage.holds.push(made.holdId);
  if (made.orderNo !== undefined && !stage.orders.includes(made.orderNo)) stage.orders.push(made.orderNo);
  if (made.giftId !== undefined) stage.gifts.push(made.giftId);
}

/** Sends all requests of a command at once; they must get the same answer. */
async function run(stage: Stage, command: Command, key: string): Promise<AnsweredCommand> {
  // The first request fixes the references, or a retry would mean something else.
  const frozen = { ...stage, holds: [...stage.holds], orders: [...stage.orders], gifts: [...stage.gifts] };
  const asking = Array.from({ length: command.times }, () => request(frozen, command, key));
  const answers = await Promise.all(asking);
  const [answer] = answers;
  if (!answer) throw new Error("nobody asked");
  for (const other of answers)
    ensureInvariant(isDeepStrictEqual(other, answer), "the same key is answered alike", { command, answers });
  note(stage, answer);
  return { deed: fixed(frozen, command.deed), key, answer };
}

/** The deed with the current indexes resolved, for retries after the lists have grown. */
function fixed(stage: Stage, deed: Deed): Deed {
  if (!("which" in deed)) return deed;
  return deed.which < listOf(stage, deed.do).length ? deed : { ...deed, which: Number.MAX_SAFE_INTEGER };
}

function listOf(stage: Stage, deed: Deed["do"]): readonly unknown[] {
  if (deed === "refund") return stage.orders;
  return deed === "post" || deed === "void" ? stage.holds : stage.gifts;
}

async function enter(fixture: LedgerFixture, commands: readonly Command[]): Promise<Stage> {
  const people = await fixture.people(PEOPLE);
  const sessions = people.map(() => [randomUUID(), randomUUID()]);
  const now = fixture.judge.clock.now();
  for (const { deed } of commands) {
    if (deed.do !== "watch") continue;
    const id = randomUUID();
    (sessions[deed.who] ?? [])[deed.session] = id;
    await insertAdSession(fixture.judge.db, {
      id,
      user_id: people[deed.who] ?? 0,
      ad_id: "calls",
      day: 0,
      ready_at: now,
      created_at: now,
      granted_at: null,
    });
  }
  return { fixture, people, sessions, holds: [], orders: [], gifts: [] };
}

/**
 * Runs one history: clients work through their commands concurrently, requests die and are retried. Then checks all
 * answers against the ledger. @throws LedgerViolation.
 */
export async function runHistory(
  fixture: LedgerFixture,
  commands: readonly Command[],
): Promise<readonly AnsweredCommand[]> {
  const stage = await enter(fixture, commands);
  const name = randomUUID().slice(0, 18);
  const results: AnsweredCommand[] = [];
  const needed = new Set(commands.map(({ deed }) => NEEDS[deed.do]));
  for (const [index, deed] of BEFORE.filter((one) => needed.has(one.do)).entries())
    results.push(await run(stage, { ...CALM, deed }, `${name}-before-${index}`));
  const clients = new Map<number, { command: Command; key: string }[]>();
  commands.forEach((command, index) => {
    const list = clients.get(command.client) ?? [];
    clients.set(command.client, [...list, { command, key: `${name}-${index}` }]);
  });
  await Promise.all(
    [...clients.values()].map(async (list) => {
      for (const { command, key } of list) results.push(await run(stage, command, key));
    }),
  );
  for (const { deed, key, answer } of results) {
    const again = await insist(stage, deed, key);
    ensureInvariant(isDeepStrictEqual(again, answer), "a key keeps its answer", { deed, answer, again });
  }
  await checkInvariants(stage, results);
  return results;
}
