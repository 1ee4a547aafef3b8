import { perServices } from "../../platform/per-services.ts";
import { type SafePost, safePost } from "../../platform/safe-fetch.ts";
import type { Services } from "../../platform/services.ts";
import { anybodySubscribed } from "./anybody-subscribed.ts";
import { awayOf, type Told } from "./away.ts";
import { groupNews, type News, privateNews } from "./news.ts";
import { dropDead } from "./push.repository.ts";
import { type PushOutcome, PushQueue } from "./push-queue.ts";
import { sendPush } from "./send-push.ts";
import { serverKey } from "./server-key.ts";

/** Messages of one chat that come together are one piece of news. */
const GATHER_MS = 500;
/** Pieces of news that wait for the next look; more of them say nothing new to most. */
const NEWS_MOST = 2_000;
const MESSAGE_LIFE_MS = 24 * 3_600_000;
/** A lively chat buzzes a few times, then every half minute. */
const BUZZING = { rate: 1 / 30, burst: 4 };

/** Whoever tells terminals while the app is closed. */
export interface Pushing {
  /** Resolves when nothing is left to send that this node knows of; tries that wait are left out. */
  settled(): Promise<void>;
  /** For tests: how a post goes out, and the pauses between tries. */
  sendBy(post: SafePost, pauses?: readonly number[]): void;
  stop(): Promise<void>;
}

/** What calls need of it. */
export interface Bell {
  /** Rings these terminals until a moment. */
  ring(told: readonly Told[], until: number): void;
}

export const bellOf = perServices<{ bell: Bell | undefined }>(() => ({ bell: undefined }));

class Pusher implements Pushing, Bell {
  readonly #services: Services;
  readonly #ended: (outcome: PushOutcome) => void;
  #queue: PushQueue;
  #news = new Map<string, News>();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();

  constructor(services: Services, ended: (outcome: PushOutcome) => void) {
    this.#services = services;
    this.#ended = ended;
    this.#queue = this.#queueBy(safePost);
  }

  #queueBy(post: SafePost, pauses?: readonly number[]): PushQueue {
    const { clock, log, db, config, closing } = this.#services;
    const { subject } = config.vapid;
    return new PushQueue({
      send: async (push) =>
        sendPush(push, { post, vapid: await serverKey(this.#services), subject, clock, log, closing }),
      dead: (endpoint) => dropDead(db, endpoint),
      ended: this.#ended,
      clock,
      log,
      ...(pauses ? { pauses } : {}),
    });
  }

  sendBy(post: SafePost, pauses?: readonly number[]): void {
    this.#queue = this.#queueBy(post, pauses);
  }

  hear(news: readonly (News | null)[]): void {
    for (const one of news) {
      if (one === null || this.#news.size >= NEWS_MOST) continue;
      const only = "groupId" in one.to ? (one.to.only?.join() ?? "") : one.to.userId;
      this.#news.set(`${one.chatId}>${only}<${one.from}`, one);
    }
    if (this.#news.size > 0) this.#timer ??= setTimeout(() => this.#look(), GATHER_MS).unref();
  }

  ring(told: readonly Told[], until: number): void {
    this.#send(told, until);
  }

  async settled(): Promise<void> {
    if (this.#timer !== undefined) this.#look();
    await this.#looking;
    await this.#queue.idle();
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#looking;
    await this.#queue.stop();
  }

  #look(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const news = [...this.#news.values()];
    this.#news = new Map();
    this.#looking = this.#looking
      .then(() => this.#tell(news))
      .catch((error: unknown) => this.#services.log.warn({ err: error }, "news were not pushed"));
  }

  async #tell(news: readonly News[]): Promise<void> {
    if (!(await anybodySubscribed.ask(this.#services))) return;
    const { limits, clock } = this.#services;
    const once = new Map(
      (await awayOf(this.#services, news)).map((one) => [`${one.userId}:${one.chatId}`, one]),
    );
    const told: Told[] = [];
    for (const [key, one] of once) if ((await limits.take(`push:${key}`, BUZZING)).ok) told.push(one);
    this.#send(told, clock.now() + MESSAGE_LIFE_MS);
  }

  #send(told: readonly Told[], until: number): void {
    for (const { chatId, kind, from, terminals } of told)
      this.#queue.add(terminals.map((terminal) => ({ chatId, kind, from, terminal, until })));
  }
}

/** Tells terminals of what this node stores from now on, and makes the server's key if there is none (`MSG-16`). */
export function startPushing(services: Services, ended: (outcome: PushOutcome) => void): Pushing {
  const pusher = new Pusher(services, ended);
  const { private: pairs, group: groups } = services.streams;
  pairs.onCommitted((rows) => pusher.hear(rows.map(privateNews)));
  groups.onCommitted((rows) => pusher.hear(rows.map(groupNews)));
  bellOf(services).bell = pusher;
  serverKey(services).catch((error: unknown) => services.log.warn({ err: error }, "no key to push with yet"));
  return pusher;
}
