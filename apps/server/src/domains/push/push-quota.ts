import { BoundedMap } from "../../platform/bounded-map.ts";
import type { Push } from "./send-push.ts";

/** Limits: in total, per person, per sender, per push service, and per silent push service. */
interface Bounds {
  all: number;
  person: number;
  sender: number;
  host: number;
  silent: number;
}

/** Who a push is for, who caused it, and which push service receives it. */
export interface QuotaHolder {
  person: number;
  sender: number;
  host: string;
}

export const quotaHolderOf = ({ terminal, from }: Push): QuotaHolder => ({
  person: terminal.user_id,
  sender: from,
  host: URL.parse(terminal.endpoint)?.host ?? terminal.endpoint,
});

/** A push service counts as silent after this many attempts in a row without a response, until it responds. */
const SILENT_AFTER = 4;
const HOSTS_KNOWN = 1_000;

/** Remembers which push services do not respond. */
export class SilentHosts {
  readonly #unanswered = new BoundedMap<string, number>(HOSTS_KNOWN);

  record(host: string, answered: boolean): void {
    if (answered) this.#unanswered.delete(host);
    else this.#unanswered.set(host, (this.#unanswered.get(host) ?? 0) + 1);
  }

  has(host: string): boolean {
    return (this.#unanswered.get(host) ?? 0) >= SILENT_AFTER;
  }
}

/** Counts the pushes of each person, sender and push service, so that none of them takes up what others need. */
export class PushQuota {
  readonly #bounds: Bounds;
  readonly #silentHosts: SilentHosts;
  readonly #people = new Map<number, number>();
  readonly #senders = new Map<number, number>();
  readonly #hosts = new Map<string, number>();
  #all = 0;

  constructor(bounds: Bounds, silentHosts: SilentHosts) {
    this.#bounds = bounds;
    this.#silentHosts = silentHosts;
  }

  /** Whether there is no room for anybody. */
  get isFull(): boolean {
    return this.#all >= this.#bounds.all;
  }

  hasRoom({ person, sender, host }: QuotaHolder): boolean {
    if (this.isFull || (this.#people.get(person) ?? 0) >= this.#bounds.person) return false;
    if ((this.#senders.get(sender) ?? 0) >= this.#bounds.sender) return false;
    const { silent, host: usual } = this.#bounds;
    return (this.#hosts.get(host) ?? 0) < (this.#silentHosts.has(host) ? silent : usual);
  }

  take(holder: QuotaHolder): void {
    this.#count(holder, 1);
  }

  release(holder: QuotaHolder): void {
    this.#count(holder, -1);
  }

  #count({ person, sender, host }: QuotaHolder, by: 1 | -1): void {
    this.#all += by;
    raise(this.#people, person, by);
    raise(this.#senders, sender, by);
    raise(this.#hosts, host, by);
  }
}

function raise<K>(counts: Map<K, number>, key: K, by: 1 | -1): void {
  const count = (counts.get(key) ?? 0) + by;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
}
