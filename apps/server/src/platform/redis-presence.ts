import type { Redis } from "ioredis";
import type { Log } from "./log.ts";
import { createLocalPresence, type Presence } from "./presence.ts";

/** A node that says nothing for this long is dead, and its people are gone (`W17`). */
const LEASE_MS = 90_000;
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
  await redis.multi().hset(keyOf(userId), sessionId, entry).pexpire(keyOf(userId), LEASE_MS).exec();
}

/** Presence over several nodes. When Redis is silent, this node answers with what it knows itself. */
export function createRedisPresence(redis: Redis, log: Log): Presence {
  const local = createLocalPresence();
  const mine = new Map<string, { userId: number; terminal: number }>();

  async function ask<T>(work: () => Promise<T>, otherwise: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      log.warn({ err: error }, "presence of this node only");
      return otherwise();
    }
  }
  const note = (userId: number, terminal: number, sessionId: string) =>
    ask(
      () => write(redis, userId, terminal, sessionId),
      async () => undefined,
    );

  return {
    terminalsOf: (userIds) =>
      ask(
        () => readMany(redis, userIds),
        () => local.terminalsOf(userIds),
      ),
    async join(userId, terminal, sessionId) {
      mine.set(sessionId, { userId, terminal });
      await local.join(userId, terminal, sessionId);
      await note(userId, terminal, sessionId);
    },
    async leave(userId, terminal, sessionId) {
      mine.delete(sessionId);
      const here = await local.leave(userId, terminal, sessionId);
      const everywhere = async () => {
        await redis.hdel(keyOf(userId), sessionId);
        return standing(await redis.hgetall(keyOf(userId)));
      };
      return ask(everywhere, async () => here);
    },
    async renew() {
      for (const [sessionId, { userId, terminal }] of mine) await note(userId, terminal, sessionId);
    },
    async close() {
      for (const [sessionId, { userId }] of mine) await redis.hdel(keyOf(userId), sessionId).catch(() => 0);
      await local.close();
    },
  };
}
