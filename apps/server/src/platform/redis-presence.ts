import type { Redis } from "ioredis";
import type { Log } from "./log.ts";
import { createLocalPresence, type Presence } from "./presence.ts";
import { isAway } from "./redis.ts";
import { redisOrLocal } from "./redis-or-local.ts";

/** A node that says nothing for this long is dead, and its people are gone (`W17`). */
const LEASE_MS = 90_000;
/** Everybody online, by when his last lease ends. */
const ONLINE = "fd:online";
const keyOf = (userId: number) => `fd:presence:${userId}`;

/** Terminals of a person's hash `session → terminal:until` whose lease still runs. */
function standing(hash: Record<string, string>): number[] {
  const now = Date.now();
  const terminals = Object.values(hash)
    .map((value) => value.split(":").map(Number))
    .filter(([, until = 0]) => until > now)
    .map(([terminal = 0]) => terminal);
  return [...new Set(terminals)].sort((a, b) => a - b);
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

async function write(redis: Redis, userId: number, terminal: number, sessionId: string): Promise<void> {
  const entry = `${terminal}:${Date.now() + LEASE_MS}`;
  await redis
    .multi()
    .hset(keyOf(userId), sessionId, entry)
    .pexpire(keyOf(userId), LEASE_MS)
    .zadd(ONLINE, Date.now() + LEASE_MS, userId)
    .exec();
}

async function readOnline(redis: Redis): Promise<number[]> {
  const now = Date.now();
  await redis.zremrangebyscore(ONLINE, 0, now);
  return (await redis.zrangebyscore(ONLINE, now, "+inf")).map(Number);
}

/** What a person still has once this session is gone. */
async function remove(redis: Redis, userId: number, sessionId: string): Promise<number[]> {
  await redis.hdel(keyOf(userId), sessionId);
  const left = standing(await redis.hgetall(keyOf(userId)));
  if (left.length === 0) await redis.zrem(ONLINE, userId);
  return left;
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
  const local = createLocalPresence();
  const mine = new Map<string, { userId: number; terminal: number }>();
  const ask = redisOrLocal(redis, log, "presence of this node only");
  const note = (userId: number, terminal: number, sessionId: string) =>
    ask(
      () => write(redis, userId, terminal, sessionId),
      async () => undefined,
    );

  // A Redis that is slow to answer is not asked by two rounds beside each other.
  const renew = notBesideItself(async () => {
    for (const [sessionId, { userId, terminal }] of mine) await note(userId, terminal, sessionId);
  });

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
      mine.set(sessionId, { userId, terminal });
      await local.join(userId, terminal, sessionId);
      await note(userId, terminal, sessionId);
    },
    async leave(userId, terminal, sessionId) {
      mine.delete(sessionId);
      const here = await local.leave(userId, terminal, sessionId);
      return ask(
        () => remove(redis, userId, sessionId),
        async () => here,
      );
    },
    renew,
    async close() {
      for (const [sessionId, { userId }] of mine) {
        // Its leases run out by themselves.
        if (isAway(redis)) break;
        await remove(redis, userId, sessionId).catch(() => []);
      }
      await local.close();
    },
  };
}
