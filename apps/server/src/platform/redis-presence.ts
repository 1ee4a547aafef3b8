import { randomUUID } from "node:crypto";
import type { ChainableCommander, Redis } from "ioredis";
import type { Log } from "./log.ts";
import { NodeHeartbeats } from "./node-heartbeats.ts";
import { createLocalPresence, type Presence, type PresenceChange, sortTerminals } from "./presence.ts";
import { isDisconnected } from "./redis.ts";
import { type RedisOrLocal, redisOrLocal } from "./redis-or-local.ts";

/** What nobody renews ends after this, be it of a node without a pulse (`W17`); the pulse ends it far sooner. */
const LEASE_MS = 90_000;
/** Everybody online, by when his last lease ends. */
const ONLINE = "fd:online";
const keyOf = (userId: number) => `fd:presence:${userId}`;
/** Whom a node holds, to be found when it died: `person:session → terminal`. */
const nodeSessionsKey = (node: string) => `fd:held:${node}`;
/** Held sessions read at once at a burial. */
const AT_ONCE = 200;

type Hash = Record<string, string>;

type ActiveTerminals = (hash: Hash) => number[];

/** Terminals of a person's hash `session:node → terminal:until` whose lease still runs and whose node lives. */
const activeTerminalsBy =
  (heartbeats: NodeHeartbeats): ActiveTerminals =>
  (hash) => {
    const now = Date.now();
    const entries = Object.entries(hash)
      .filter(([field]) => !heartbeats.isDead(field.slice(field.lastIndexOf(":") + 1)))
      .map(([, value]) => value.split(":").map(Number));
    return sortTerminals(entries.filter(([, until = 0]) => until > now).map(([terminal = 0]) => terminal));
  };

async function readMany(
  redis: Redis,
  activeTerminals: ActiveTerminals,
  userIds: readonly number[],
): Promise<Map<number, number[]>> {
  const hashes = await Promise.all(userIds.map((userId) => redis.hgetall(keyOf(userId))));
  const found = new Map<number, number[]>();
  hashes.forEach((hash, index) => {
    const userId = userIds[index];
    const terminals = activeTerminals(hash);
    if (userId !== undefined && terminals.length > 0) found.set(userId, terminals);
  });
  return found;
}

/** One session on one node: a node that learns late of a socket's end takes nothing from another. */
interface NodeSession {
  userId: number;
  terminal: number;
  sessionId: string;
  node: string;
}

const fieldOf = ({ sessionId, node }: NodeSession) => `${sessionId}:${node}`;
const nodeSessionField = ({ userId, sessionId }: NodeSession) => `${userId}:${sessionId}`;

/** Runs a transaction. @returns the hash that its command at `index` read. */
async function hashOf(transaction: ChainableCommander, index: number): Promise<Hash> {
  const [error, hash] = (await transaction.exec())?.[index] ?? [new Error("nothing was read"), null];
  if (error) throw error;
  return hash as Hash;
}

/** Notes a session. @returns the terminals the person has now, null when they are as before. */
async function write(
  redis: Redis,
  activeTerminals: ActiveTerminals,
  one: NodeSession,
): Promise<number[] | null> {
  const { userId, terminal, node } = one;
  const until = Date.now() + LEASE_MS;
  const transaction = redis
    .multi()
    .hgetall(keyOf(userId))
    .hset(keyOf(userId), fieldOf(one), `${terminal}:${until}`)
    .pexpire(keyOf(userId), LEASE_MS)
    .zadd(ONLINE, until, userId)
    .hset(nodeSessionsKey(node), nodeSessionField(one), terminal)
    .pexpire(nodeSessionsKey(node), LEASE_MS);
  const before = activeTerminals(await hashOf(transaction, 0));
  return before.includes(terminal) ? null : sortTerminals([...before, terminal]);
}

async function readOnline(redis: Redis): Promise<number[]> {
  const now = Date.now();
  await redis.zremrangebyscore(ONLINE, 0, now);
  return (await redis.zrangebyscore(ONLINE, now, "+inf")).map(Number);
}

/** Forgets a session. @returns the terminals the person still has, null when they are as before. */
async function remove(
  redis: Redis,
  activeTerminals: ActiveTerminals,
  one: NodeSession,
): Promise<number[] | null> {
  const { userId, terminal, node } = one;
  const key = keyOf(userId);
  const transaction = redis
    .multi()
    .hdel(key, fieldOf(one))
    .hgetall(key)
    .hdel(nodeSessionsKey(node), nodeSessionField(one));
  const left = activeTerminals(await hashOf(transaction, 1));
  if (left.length === 0) await redis.zrem(ONLINE, userId);
  return left.includes(terminal) ? null : left;
}

/** Forgets everybody whom a dead node held. @returns who is not on another by now */
async function evictNode(redis: Redis, heartbeats: NodeHeartbeats, node: string): Promise<PresenceChange[]> {
  const activeTerminals = activeTerminalsBy(heartbeats);
  const changes: PresenceChange[] = [];
  let cursor = "0";
  do {
    // It was only slow: what it holds it notes again by itself.
    if (!(await heartbeats.isSilent(node))) return changes;
    const [next, pairs] = await redis.hscan(nodeSessionsKey(node), cursor, "COUNT", AT_ONCE);
    cursor = next;
    for (let at = 0; at + 1 < pairs.length; at += 2) {
      const [userId = "", sessionId = ""] = pairs[at]?.split(":") ?? [];
      const one = { userId: Number(userId), sessionId, node, terminal: Number(pairs[at + 1]) };
      const terminals = await remove(redis, activeTerminals, one);
      if (terminals !== null) changes.push({ userId: one.userId, terminals });
    }
  } while (cursor !== "0");
  await redis.del(nodeSessionsKey(node));
  return changes;
}

/** Work that is asked for while it runs is not begun again: whoever asks waits for the round under way. */
function singleFlight<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => {
    running ??= work().finally(() => {
      running = undefined;
    });
    return running;
  };
}

class RedisPresence implements Presence {
  readonly #redis: Redis;
  readonly #redisOrLocal: RedisOrLocal;
  readonly #node = randomUUID();
  readonly #local = createLocalPresence();
  readonly #ownSessions = new Map<string, NodeSession>();
  readonly #heartbeats: NodeHeartbeats;
  readonly #activeTerminals: ActiveTerminals;
  // A Redis that is slow to answer is not asked by two rounds beside each other.
  readonly renew = singleFlight(() => this.#renew());
  readonly heartbeat = singleFlight(() =>
    this.#redisOrLocal(
      () => this.#findChanges(),
      async () => [],
    ),
  );

  constructor(redis: Redis, log: Log) {
    this.#redis = redis;
    this.#redisOrLocal = redisOrLocal(redis, log, "presence of this node only");
    this.#heartbeats = new NodeHeartbeats(redis, this.#node);
    this.#activeTerminals = activeTerminalsBy(this.#heartbeats);
  }

  terminalsOf(userIds: readonly number[]): Promise<Map<number, number[]>> {
    return this.#redisOrLocal(
      () => readMany(this.#redis, this.#activeTerminals, userIds),
      () => this.#local.terminalsOf(userIds),
    );
  }

  online(): Promise<number[]> {
    return this.#redisOrLocal(
      () => readOnline(this.#redis),
      () => this.#local.online(),
    );
  }

  async join(userId: number, terminal: number, sessionId: string): Promise<number[] | null> {
    const one = { userId, terminal, sessionId, node: this.#node };
    this.#ownSessions.set(sessionId, one);
    return this.#save(one, await this.#local.join(userId, terminal, sessionId));
  }

  async leave(userId: number, terminal: number, sessionId: string): Promise<number[] | null> {
    const one = { userId, terminal, sessionId, node: this.#node };
    this.#ownSessions.delete(sessionId);
    const here = await this.#local.leave(userId, terminal, sessionId);
    return this.#redisOrLocal(
      () => remove(this.#redis, this.#activeTerminals, one),
      async () => here,
    );
  }

  async close(): Promise<void> {
    for (const one of this.#ownSessions.values()) {
      // Its leases run out by themselves.
      if (isDisconnected(this.#redis)) break;
      await remove(this.#redis, this.#activeTerminals, one).catch(() => null);
    }
    if (!isDisconnected(this.#redis)) await this.#heartbeats.end().catch(() => undefined);
    await this.#local.close();
  }

  #save(one: NodeSession, here: number[] | null): Promise<number[] | null> {
    return this.#redisOrLocal(
      () => write(this.#redis, this.#activeTerminals, one),
      async () => here,
    );
  }

  async #renew(): Promise<void> {
    for (const one of this.#ownSessions.values()) await this.#save(one, null);
  }

  /** Everybody here, with all their terminals. */
  async #allPresences(): Promise<PresenceChange[]> {
    const people = [...new Set([...this.#ownSessions.values()].map(({ userId }) => userId))];
    const found = await readMany(this.#redis, this.#activeTerminals, people);
    return [...found].map(([userId, terminals]) => ({ userId, terminals }));
  }

  async #findChanges(): Promise<PresenceChange[]> {
    const { wasMissed, wasEvicted, toEvict } = await this.#heartbeats.heartbeat();
    if (wasMissed || wasEvicted) await this.renew();
    // Friends were told that they are gone; where Redis merely forgot, they know already who is here.
    const changes = wasEvicted ? await this.#allPresences() : [];
    for (const dead of toEvict) {
      changes.push(...(await evictNode(this.#redis, this.#heartbeats, dead)));
      await this.#heartbeats.removeNode(dead);
    }
    return changes;
  }
}

/** Presence over several nodes. When Redis is silent, this node answers with what it knows itself. */
export const createRedisPresence = (redis: Redis, log: Log): Presence => new RedisPresence(redis, log);
