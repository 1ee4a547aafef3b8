import { randomUUID } from "node:crypto";
import type { ChainableCommander, Redis } from "ioredis";
import type { Log } from "./log.ts";
import { NodeHeartbeats } from "./node-heartbeats.ts";
import { createLocalPresence, type Presence, type PresenceChange, sortTerminals } from "./presence.ts";
import { isDisconnected } from "./redis.ts";
import { type RedisOrLocal, redisOrLocal } from "./redis-or-local.ts";

/** An unrenewed lease ends after this, also on a node without heartbeat (`W17`); heartbeats end it far sooner. */
const LEASE_MS = 90_000;
/** Everybody online, by when their last lease ends. */
const ONLINE = "fd:online";
const keyOf = (userId: number) => `fd:presence:${userId}`;
/** The sessions a node holds, to find them when it dies: `person:session → terminal`. */
const nodeSessionsKey = (node: string) => `fd:held:${node}`;
/** Sessions read at once during an eviction. */
const AT_ONCE = 200;

type Hash = Record<string, string>;

type ActiveTerminals = (hash: Hash) => number[];

/** Terminals in a person's hash `session:node → terminal:until` whose lease still runs and whose node lives. */
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

/** One session on one node: a node that learns late of a socket's end removes nothing of another node. */
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

/** Stores a session. @returns the person's terminals, null when they have not changed. */
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

/** Removes a session. @returns the person's remaining terminals, null when they have not changed. */
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

/** Removes everybody a dead node held. @returns those who are not on another node by now */
async function evictNode(redis: Redis, heartbeats: NodeHeartbeats, node: string): Promise<PresenceChange[]> {
  const activeTerminals = activeTerminalsBy(heartbeats);
  const changes: PresenceChange[] = [];
  let cursor = "0";
  do {
    // It was only slow: it will store its sessions again by itself.
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

/** Runs work at most once at a time: a call meanwhile waits for the run under way. */
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
  // A slow Redis is not asked by two rounds at once.
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
      // Its leases expire by themselves.
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

  /** Everybody on this node, with all their terminals. */
  async #allPresences(): Promise<PresenceChange[]> {
    const people = [...new Set([...this.#ownSessions.values()].map(({ userId }) => userId))];
    const found = await readMany(this.#redis, this.#activeTerminals, people);
    return [...found].map(([userId, terminals]) => ({ userId, terminals }));
  }

  async #findChanges(): Promise<PresenceChange[]> {
    const { wasMissed, wasEvicted, toEvict } = await this.#heartbeats.heartbeat();
    if (wasMissed || wasEvicted) await this.renew();
    // Friends have seen them go offline; when Redis merely lost its data, they know already who is here.
    const changes = wasEvicted ? await this.#allPresences() : [];
    for (const dead of toEvict) {
      changes.push(...(await evictNode(this.#redis, this.#heartbeats, dead)));
      await this.#heartbeats.removeNode(dead);
    }
    return changes;
  }
}

/** Presence over several nodes. When Redis is unavailable, this node answers with what it knows itself. */
export const createRedisPresence = (redis: Redis, log: Log): Presence => new RedisPresence(redis, log);
