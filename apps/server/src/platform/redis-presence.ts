import type { Redis } from "ioredis";
import type { Log } from "./log.ts";
import { createLocalPresence, type Presence } from "./presence.ts";

/** A node that says nothing for this long is dead, and its people are gone (`W17`). */
const LEASE_MS = 90_000;
const keyOf = (userId: number) => `fd:presence:${userId}`;

/**
 * Presence over several nodes: per person a hash `session → terminal:until`. When Redis is silent, this
 * node answers with what it knows itself.
 */
export function createRedisPresence(redis: Redis, log: Log): Presence {
  const local = createLocalPresence();
  const mine = new Map<string, { userId: number; terminal: number }>();
  const entry = (terminal: number) => `${terminal}:${Date.now() + LEASE_MS}`;

  function standing(hash: Record<string, string>): number[] {
    const now = Date.now();
    const terminals = Object.values(hash)
      .map((value) => value.split(":").map(Number))
      .filter(([, until = 0]) => until > now)
      .map(([terminal = 0]) => terminal);
    return [...new Set(terminals)].sort();
  }

  async function ask<T>(work: () => Promise<T>, otherwise: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      log.warn({ err: error }, "presence of this node only");
      return otherwise();
    }
  }

  const write = async (userId: number, terminal: number, sessionId: string) => {
    await redis.multi().hset(keyOf(userId), sessionId, entry(terminal)).pexpire(keyOf(userId), LEASE_MS).exec();
  };

  return {
    terminalsOf: (userIds) =>
      ask(
        async () => {
          const pipeline = redis.pipeline();
          for (const userId of userIds) pipeline.hgetall(keyOf(userId));
          const answers = (await pipeline.exec()) ?? [];
          const found = new Map<number, number[]>();
          answers.forEach(([error, hash], index) => {
            if (error) throw error;
            const terminals = standing(hash as Record<string, string>);
            const userId = userIds[index];
            if (userId !== undefined && terminals.length > 0) found.set(userId, terminals);
          });
          return found;
        },
        () => local.terminalsOf(userIds),
      ),
    async join(userId, terminal, sessionId) {
      mine.set(sessionId, { userId, terminal });
      await local.join(userId, terminal, sessionId);
      await ask(() => write(userId, terminal, sessionId), async () => undefined);
    },
    async leave(userId, terminal, sessionId) {
      mine.delete(sessionId);
      const here = await local.leave(userId, terminal, sessionId);
      return ask(
        async () => {
          await redis.hdel(keyOf(userId), sessionId);
          return standing(await redis.hgetall(keyOf(userId)));
        },
        async () => here,
      );
    },
    async renew() {
      for (const [sessionId, { userId, terminal }] of mine) {
        await ask(() => write(userId, terminal, sessionId), async () => undefined);
      }
    },
    async close() {
      for (const [sessionId, { userId }] of mine) await redis.hdel(keyOf(userId), sessionId).catch(() => 0);
      await local.close();
    },
  };
}
