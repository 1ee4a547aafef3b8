import type { Redis } from "ioredis";

/** A node silent for this long is dead; heartbeats come every `NODE_HEARTBEAT_MS`. Measured by the clock of Redis. */
const SILENCE_MS = 11_000;
/** Nodes check each other with every heartbeat: a dead node is noticed after 14 s at most, and evicted at once. */
export const NODE_HEARTBEAT_MS = 3_000;
/** If the evicting node dies, the next may evict after this. */
const EVICTION_MS = 30_000;
const NODES = "fd:nodes";
const heartbeatKey = (node: string) => `fd:pulse:${node}`;
const evictionKey = (node: string) => `fd:burial:${node}`;
/** Tells a returning node that the others took it for dead. */
const evictedKey = (node: string) => `fd:epitaph:${node}`;
const EVICTED_NOTE_MS = 3_600_000;

/** What one heartbeat found. */
interface HeartbeatRound {
  /** This node's own heartbeat had stopped: others may not count what it holds, or Redis lost everything. */
  wasMissed: boolean;
  /** Other nodes evicted it. */
  wasEvicted: boolean;
  /** Dead nodes for this node to evict. */
  toEvict: string[];
}

/** Which nodes live. Nodes of older versions have no heartbeat and are never considered dead. */
export class NodeHeartbeats {
  readonly #redis: Redis;
  readonly #node: string;
  #deadNodes: ReadonlySet<string> = new Set();

  constructor(redis: Redis, node: string) {
    this.#redis = redis;
    this.#node = node;
  }

  /** Whether the last heartbeat found that node dead. */
  isDead(node: string): boolean {
    return this.#deadNodes.has(node);
  }

  /** Reports that this node lives, and checks all others. @throws when Redis fails */
  async heartbeat(): Promise<HeartbeatRound> {
    const [alive, , , members, evicted] = await this.#execute([
      ["exists", heartbeatKey(this.#node)],
      ["set", heartbeatKey(this.#node), "1", "PX", SILENCE_MS],
      ["sadd", NODES, this.#node],
      ["smembers", NODES],
      ["del", evictedKey(this.#node)],
    ]);
    const others = (members as string[]).filter((one) => one !== this.#node);
    const heartbeats = others.length === 0 ? [] : await this.#redis.mget(others.map(heartbeatKey));
    const dead = others.filter((_, at) => heartbeats[at] === null);
    this.#deadNodes = new Set(dead);
    const toEvict: string[] = [];
    for (const node of dead)
      if ((await this.#redis.set(evictionKey(node), this.#node, "PX", EVICTION_MS, "NX")) === "OK")
        toEvict.push(node);
    return { wasMissed: alive === 0, wasEvicted: evicted === 1, toEvict };
  }

  /** Runs a transaction and returns its replies. @throws when it fails */
  async #execute(commands: (string | number)[][]): Promise<unknown[]> {
    const results = await this.#redis.multi(commands).exec();
    return (results ?? []).map(([error, result]) => {
      if (error) throw error;
      return result;
    });
  }

  /** Whether that node is silent at this moment. @throws when Redis fails */
  async isSilent(node: string): Promise<boolean> {
    return (await this.#redis.exists(heartbeatKey(node))) === 0;
  }

  /** Removes the last traces of a node. */
  async removeNode(node: string): Promise<void> {
    await this.#redis.multi().srem(NODES, node).set(evictedKey(node), "1", "PX", EVICTED_NOTE_MS).exec();
  }

  /** This node shuts down in order. */
  async end(): Promise<void> {
    await this.#redis.multi().srem(NODES, this.#node).del(heartbeatKey(this.#node)).exec();
  }
}
