import { randomUUID } from "node:crypto";
import type { ChainableCommander, Redis } from "ioredis";
import type { Log } from "./log.ts";
import { createLocalPresence, type Presence, sorted } from "./presence.ts";
import { isAway } from "./redis.ts";
import { redisOrLocal } from "./redis-or-local.ts";

/** A node that says nothing for this long is dead, and its people are gone (`W17`). */
const LEASE_MS = 90_000;
/** Everybody online, by when his last lease ends. */
const ONLINE = "fd:online";
const keyOf = (userId: number) => `fd:presence:${userId}`;

type Hash = Record<string, string>;

/** Terminals of a person's hash `session:node → terminal:until` whose lease still runs. */
function standing(hash: Hash): number[] {
  const now = Date.now();
  const entries = Object.values(hash).map((value) => value.split(":").map(Number));
  return sorted(entries.filter(([, until = 0]) => until > now).map(([terminal = 0]) => terminal));
}

async function readMany(redis: Redis, userIds: readonly number[]): Promise<Map<number, number[]>> {
  const hashes = await Promise.all(userIds.map((userId) => redis.hgetall(keyOf(userId))));
  const found = new Map<number, number[]>();
  hashes.forEach((hash, index) => {
    const userId = userIds[index];
    const terminals = standing(hash);
    if (userId !== undefined && terminals.length > 0) found.set(userId, terminals);
  });
  return found;
}

/** One session on one node: a node that learns late of a socket's end takes nothing from another. */
interface Held {
  userId: number;
  terminal: number;
  field: string;
}

/** Runs a transaction. @returns the hash that its command at `index` read. */
async function hashOf(transaction: ChainableCommander, index: number): Promise<Hash> {
  const [error, hash] = (await transaction.exec())?.[index] ?? [new Error("nothing was read"), null];
  if (error) throw error;
  return hash as Hash;
}

/** Notes a session. @returns the terminals the person has now, null when they are as before. */
async function write(redis: Redis, { userId, terminal, field }: Held): Promise<number[] | null> {
  const until = Date.now() + LEASE_MS;
  const transaction = redis
    .multi()
    .hgetall(keyOf(userId))
    .hset(keyOf(userId), field, `${terminal}:${until}`)
    .pexpire(keyOf(userId), LEASE_MS)
    .zadd(ONLINE, until, userId);
  const before = standing(await hashOf(transaction, 0));
  return before.includes(terminal) ? null : sorted([...before, terminal]);
}

async function readOnline(redis: Redis): Promise<number[]> {
  const now = Date.now();
  await redis.zremrangebyscore(ONLINE, 0, now);
  return (await redis.zrangebyscore(ONLINE, now, "+inf")).map(Number);
}

/** Forgets a session. @returns the terminals the person still has, null when they are as before. */
async function remove(redis: Redis, { userId, terminal, field }: Held): Promise<number[] | null> {
  const key = keyOf(userId);
  const left = standing(await hashOf(redis.multi().hdel(key, field).hgetall(key), 1));
  if (left.length === 0) await redis.zrem(ONLINE, userId);
  return left.includes(terminal) ? null : left;
}

/** Work that is asked for while it runs is not begun again: whoever asks waits for the round under way. */
function notBesideItself(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= work().finally(() => {
      running = undefined;
    });
    return running;
  };
}

/** Presence over several nodes. When Redis is silent, this node answers with what it knows itself. */
export function createRedisPresence(redis: Redis, log: Log): Presence {
  const node = randomUUID();
  const local = createLocalPresence();
  const mine = new Map<string, Held>();
  const ask = redisOrLocal(redis, log, "presence of this node only");
  const note = (one: Held, here: number[] | null) =>
    ask(
      () => write(redis, one),
      async () => here,
    );

  return {
    terminalsOf: (userIds) =>
      ask(
        () => readMany(redis, userIds),
        () => local.terminalsOf(userIds),
      ),
    online: () =>
      ask(
        () => readOnline(redis),
        () => local.online(),
      ),
    async join(userId, terminal, sessionId) {
      const one = { userId, terminal, field: `${sessionId}:${node}` };
      mine.set(sessionId, one);
      return note(one, await local.join(userId, terminal, sessionId));
    },
    async leave(userId, terminal, sessionId) {
      const one = { userId, terminal, field: `${sessionId}:${node}` };
      mine.delete(sessionId);
      const here = await local.leave(userId, terminal, sessionId);
      return ask(
        () => remove(redis, one),
        async () => here,
      );
    },
    // A Redis that is slow to answer is not asked by two rounds beside each other.
    renew: notBesideItself(async () => {
      for (const one of mine.values()) await note(one, null);
    }),
    async close() {
      for (const one of mine.values()) {
        // Its leases run out by themselves.
        if (isAway(redis)) break;
        await remove(redis, one).catch(() => null);
      }
      await local.close();
    },
  };
}
