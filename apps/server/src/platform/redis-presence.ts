import { randomUUID } from "node:crypto";
import type { ChainableCommander, Redis } from "ioredis";
import type { Log } from "./log.ts";
import { NodePulses } from "./node-pulses.ts";
import { createLocalPresence, type Presence, type PresenceChange, sorted } from "./presence.ts";
import { isAway } from "./redis.ts";
import { type RedisOrLocal, redisOrLocal } from "./redis-or-local.ts";

/** What nobody renews ends after this, be it of a node without a pulse (`W17`); the pulse ends it far sooner. */
const LEASE_MS = 90_000;
/** Everybody online, by when his last lease ends. */
const ONLINE = "fd:online";
const keyOf = (userId: number) => `fd:presence:${userId}`;
/** Whom a node holds, to be found when it died: `person:session → terminal`. */
const heldKey = (node: string) => `fd:held:${node}`;
/** Held sessions read at once at a burial. */
const AT_ONCE = 200;

type Hash = Record<string, string>;

type Standing = (hash: Hash) => number[];

/** Terminals of a person's hash `session:node → terminal:until` whose lease still runs and whose node lives. */
const standingBy =
  (pulses: NodePulses): Standing =>
  (hash) => {
    const now = Date.now();
    const entries = Object.entries(hash)
      .filter(([field]) => !pulses.isDead(field.slice(field.lastIndexOf(":") + 1)))
      .map(([, value]) => value.split(":").map(Number));
    return sorted(entries.filter(([, until = 0]) => until > now).map(([terminal = 0]) => terminal));
  };

async function readMany(
  redis: Redis,
  standing: Standing,
  userIds: readonly number[],
): Promise<Map<number, number[]>> {
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
  sessionId: string;
  node: string;
}

const fieldOf = ({ sessionId, node }: Held) => `${sessionId}:${node}`;
const heldField = ({ userId, sessionId }: Held) => `${userId}:${sessionId}`;

/** Runs a transaction. @returns the hash that its command at `index` read. */
async function hashOf(transaction: ChainableCommander, index: number): Promise<Hash> {
  const [error, hash] = (await transaction.exec())?.[index] ?? [new Error("nothing was read"), null];
  if (error) throw error;
  return hash as Hash;
}

/** Notes a session. @returns the terminals the person has now, null when they are as before. */
async function write(redis: Redis, standing: Standing, one: Held): Promise<number[] | null> {
  const { userId, terminal, node } = one;
  const until = Date.now() + LEASE_MS;
  const transaction = redis
    .multi()
    .hgetall(keyOf(userId))
    .hset(keyOf(userId), fieldOf(one), `${terminal}:${until}`)
    .pexpire(keyOf(userId), LEASE_MS)
    .zadd(ONLINE, until, userId)
    .hset(heldKey(node), heldField(one), terminal)
    .pexpire(heldKey(node), LEASE_MS);
  const before = standing(await hashOf(transaction, 0));
  return before.includes(terminal) ? null : sorted([...before, terminal]);
}

async function readOnline(redis: Redis): Promise<number[]> {
  const now = Date.now();
  await redis.zremrangebyscore(ONLINE, 0, now);
  return (await redis.zrangebyscore(ONLINE, now, "+inf")).map(Number);
}

/** Forgets a session. @returns the terminals the person still has, null when they are as before. */
async function remove(redis: Redis, standing: Standing, one: Held): Promise<number[] | null> {
  const { userId, terminal, node } = one;
  const key = keyOf(userId);
  const transaction = redis.multi().hdel(key, fieldOf(one)).hgetall(key).hdel(heldKey(node), heldField(one));
  const left = standing(await hashOf(transaction, 1));
  if (left.length === 0) await redis.zrem(ONLINE, userId);
  return left.includes(terminal) ? null : left;
}

/** Forgets everybody whom a dead node held. @returns who is not on another by now */
async function bury(redis: Redis, pulses: NodePulses, node: string): Promise<PresenceChange[]> {
  const standing = standingBy(pulses);
  const gone: PresenceChange[] = [];
  let cursor = "0";
  do {
    // It was only slow: what it holds it notes again by itself.
    if (!(await pulses.isSilent(node))) return gone;
    const [next, pairs] = await redis.hscan(heldKey(node), cursor, "COUNT", AT_ONCE);
    cursor = next;
    for (let at = 0; at + 1 < pairs.length; at += 2) {
      const [userId = "", sessionId = ""] = pairs[at]?.split(":") ?? [];
      const one = { userId: Number(userId), sessionId, node, terminal: Number(pairs[at + 1]) };
      const terminals = await remove(redis, standing, one);
      if (terminals !== null) gone.push({ userId: one.userId, terminals });
    }
  } while (cursor !== "0");
  await redis.del(heldKey(node));
  return gone;
}

/** Work that is asked for while it runs is not begun again: whoever asks waits for the round under way. */
function notBesideItself<T>(work: () => Promise<T>): () => Promise<T> {
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
  readonly #ask: RedisOrLocal;
  readonly #node = randomUUID();
  readonly #local = createLocalPresence();
  readonly #mine = new Map<string, Held>();
  readonly #pulses: NodePulses;
  readonly #standing: Standing;
  // A Redis that is slow to answer is not asked by two rounds beside each other.
  readonly renew = notBesideItself(() => this.#renew());
  readonly beat = notBesideItself(() =>
    this.#ask(
      () => this.#lookAround(),
      async () => [],
    ),
  );

  constructor(redis: Redis, log: Log) {
    this.#redis = redis;
    this.#ask = redisOrLocal(redis, log, "presence of this node only");
    this.#pulses = new NodePulses(redis, this.#node);
    this.#standing = standingBy(this.#pulses);
  }

  terminalsOf(userIds: readonly number[]): Promise<Map<number, number[]>> {
    return this.#ask(
      () => readMany(this.#redis, this.#standing, userIds),
      () => this.#local.terminalsOf(userIds),
    );
  }

  online(): Promise<number[]> {
    return this.#ask(
      () => readOnline(this.#redis),
      () => this.#local.online(),
    );
  }

  async join(userId: number, terminal: number, sessionId: string): Promise<number[] | null> {
    const one = { userId, terminal, sessionId, node: this.#node };
    this.#mine.set(sessionId, one);
    return this.#note(one, await this.#local.join(userId, terminal, sessionId));
  }

  async leave(userId: number, terminal: number, sessionId: string): Promise<number[] | null> {
    const one = { userId, terminal, sessionId, node: this.#node };
    this.#mine.delete(sessionId);
    const here = await this.#local.leave(userId, terminal, sessionId);
    return this.#ask(
      () => remove(this.#redis, this.#standing, one),
      async () => here,
    );
  }

  async close(): Promise<void> {
    for (const one of this.#mine.values()) {
      // Its leases run out by themselves.
      if (isAway(this.#redis)) break;
      await remove(this.#redis, this.#standing, one).catch(() => null);
    }
    if (!isAway(this.#redis)) await this.#pulses.end().catch(() => undefined);
    await this.#local.close();
  }

  #note(one: Held, here: number[] | null): Promise<number[] | null> {
    return this.#ask(
      () => write(this.#redis, this.#standing, one),
      async () => here,
    );
  }

  async #renew(): Promise<void> {
    for (const one of this.#mine.values()) await this.#note(one, null);
  }

  /** Everybody here, with all their terminals. */
  async #everybody(): Promise<PresenceChange[]> {
    const people = [...new Set([...this.#mine.values()].map(({ userId }) => userId))];
    const found = await readMany(this.#redis, this.#standing, people);
    return [...found].map(([userId, terminals]) => ({ userId, terminals }));
  }

  async #lookAround(): Promise<PresenceChange[]> {
    const { wasMissed, wasBuried, toBury } = await this.#pulses.beat();
    if (wasMissed || wasBuried) await this.renew();
    // Friends were told that they are gone; where Redis merely forgot, they know already who is here.
    const changes = wasBuried ? await this.#everybody() : [];
    for (const dead of toBury) {
      changes.push(...(await bury(this.#redis, this.#pulses, dead)));
      await this.#pulses.buried(dead);
    }
    return changes;
  }
}

/** Presence over several nodes. When Redis is silent, this node answers with what it knows itself. */
export const createRedisPresence = (redis: Redis, log: Log): Presence => new RedisPresence(redis, log);
