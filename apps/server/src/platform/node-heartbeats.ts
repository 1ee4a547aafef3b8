import type { Redis } from "ioredis";

/** A node that says nothing for this long is dead; it says something every `NODE_HEARTBEAT_MS`. By the clock of Redis alone. */
const SILENCE_MS = 11_000;
/** Others look as often as they say something: a dead node is known after 14 s at most, and buried at once. */
export const NODE_HEARTBEAT_MS = 3_000;
/** Whoever dies at a burial leaves it to the next after this. */
const EVICTION_MS = 30_000;
const NODES = "fd:nodes";
const heartbeatKey = (node: string) => `fd:pulse:${node}`;
const evictionKey = (node: string) => `fd:burial:${node}`;
/** Tells a node that comes back that the others took it for dead. */
const evictedKey = (node: string) => `fd:epitaph:${node}`;
const EVICTED_NOTE_MS = 3_600_000;

/** What one look at all pulses found. */
interface HeartbeatRound {
  /** This node's own pulse had stopped: others may not count what it holds, or Redis forgot everything. */
  wasMissed: boolean;
  /** Others buried it. */
  wasEvicted: boolean;
  /** Dead nodes that are this node's to bury. */
  toEvict: string[];
}

/** Who of the nodes lives. Nodes of older versions have no pulse and are never called dead. */
export class NodeHeartbeats {
  readonly #redis: Redis;
  readonly #node: string;
  #deadNodes: ReadonlySet<string> = new Set();

  constructor(redis: Redis, node: string) {
    this.#redis = redis;
    this.#node = node;
  }

  /** Whether the last look found that node dead. */
  isDead(node: string): boolean {
    return this.#deadNodes.has(node);
  }

  /** Says that this node lives and looks at all others. @throws when Redis fails */
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

  /** What a transaction answers. @throws when it fails */
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

  /** Nothing of a node is left. */
  async removeNode(node: string): Promise<void> {
    await this.#redis.multi().srem(NODES, node).set(evictedKey(node), "1", "PX", EVICTED_NOTE_MS).exec();
  }

  /** This node goes in good order. */
  async end(): Promise<void> {
    await this.#redis.multi().srem(NODES, this.#node).del(heartbeatKey(this.#node)).exec();
  }
}
