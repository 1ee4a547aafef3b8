import type { Redis } from "ioredis";

/** A node that says nothing for this long is dead; it says something every `PULSE_MS`. By the clock of Redis alone. */
const SILENCE_MS = 11_000;
/** Others look as often as they say something: a dead node is known after 14 s at most, and buried at once. */
export const PULSE_MS = 3_000;
/** Whoever dies at a burial leaves it to the next after this. */
const BURIAL_MS = 30_000;
const NODES = "fd:nodes";
const pulseOf = (node: string) => `fd:pulse:${node}`;
const burialOf = (node: string) => `fd:burial:${node}`;
/** Tells a node that comes back that the others took it for dead. */
const epitaphOf = (node: string) => `fd:epitaph:${node}`;
const EPITAPH_MS = 3_600_000;

/** What one look at all pulses found. */
interface Round {
  /** This node's own pulse had stopped: others may not count what it holds, or Redis forgot everything. */
  wasMissed: boolean;
  /** Others buried it. */
  wasBuried: boolean;
  /** Dead nodes that are this node's to bury. */
  toBury: string[];
}

/** Who of the nodes lives. Nodes of older versions have no pulse and are never called dead. */
export class NodePulses {
  readonly #redis: Redis;
  readonly #node: string;
  #dead: ReadonlySet<string> = new Set();

  constructor(redis: Redis, node: string) {
    this.#redis = redis;
    this.#node = node;
  }

  /** Whether the last look found that node dead. */
  isDead(node: string): boolean {
    return this.#dead.has(node);
  }

  /** Says that this node lives and looks at all others. @throws when Redis fails */
  async beat(): Promise<Round> {
    const [alive, , , members, epitaph] = await this.#said([
      ["exists", pulseOf(this.#node)],
      ["set", pulseOf(this.#node), "1", "PX", SILENCE_MS],
      ["sadd", NODES, this.#node],
      ["smembers", NODES],
      ["del", epitaphOf(this.#node)],
    ]);
    const others = (members as string[]).filter((one) => one !== this.#node);
    const pulses = others.length === 0 ? [] : await this.#redis.mget(others.map(pulseOf));
    const dead = others.filter((_, at) => pulses[at] === null);
    this.#dead = new Set(dead);
    const toBury: string[] = [];
    for (const node of dead)
      if ((await this.#redis.set(burialOf(node), this.#node, "PX", BURIAL_MS, "NX")) === "OK")
        toBury.push(node);
    return { wasMissed: alive === 0, wasBuried: epitaph === 1, toBury };
  }

  /** What a transaction answers. @throws when it fails */
  async #said(commands: (string | number)[][]): Promise<unknown[]> {
    const answers = await this.#redis.multi(commands).exec();
    return (answers ?? []).map(([error, answer]) => {
      if (error) throw error;
      return answer;
    });
  }

  /** Whether that node is silent at this moment. @throws when Redis fails */
  async isSilent(node: string): Promise<boolean> {
    return (await this.#redis.exists(pulseOf(node))) === 0;
  }

  /** Nothing of a node is left. */
  async buried(node: string): Promise<void> {
    await this.#redis.multi().srem(NODES, node).set(epitaphOf(node), "1", "PX", EPITAPH_MS).exec();
  }

  /** This node goes in good order. */
  async end(): Promise<void> {
    await this.#redis.multi().srem(NODES, this.#node).del(pulseOf(this.#node)).exec();
  }
}
