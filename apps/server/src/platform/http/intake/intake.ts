import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { placeOf } from "../../place-of.ts";
import { gatherCrumbs } from "./gather-crumbs.ts";
import { Guest } from "./guest.ts";
import { type Bounds, INTAKE_LIMITS, type IntakeLimits } from "./intake-limits.ts";
import type { Refusal } from "./refusals.ts";

export interface IntakeParts {
  limits?: Partial<IntakeLimits> | undefined;
  /** Connections come from a proxy: only a request says from where it is. */
  isProxied: boolean;
  /** Told of every refusal, for the metrics. */
  refused?: ((why: Refusal) => void) | undefined;
  /** The whole answer to a request that is refused before its route, or before it has arrived. */
  answerTo: (guest: Guest, why: Refusal) => string;
}

/** Between two looks at everything, no more connections than these can come. */
const LOOK_AGAIN = 256;
const ACCOUNT = "account:";

/**
 * Everything that has not arrived yet, or that nobody takes: connections without a login, and what they hold. Bounded
 * by address, by account and in all. Whoever is quick is never refused: where there are too many, those that have
 * waited the longest give way.
 */
export class Intake {
  readonly limits: IntakeLimits;
  readonly #parts: IntakeParts;
  readonly #guests = new WeakMap<object, Guest>();
  /** By who answers for them; in each, those that have done nothing for the longest come first. */
  readonly #groups = new Map<string, Set<Guest>>();
  readonly #leaving = new Set<Guest>();
  #count = 0;
  #arrived = 0;

  constructor(parts: IntakeParts) {
    this.#parts = parts;
    this.limits = { ...INTAKE_LIMITS, ...parts.limits };
  }

  /** Watches the connections of a server until it closes. */
  watch(server: Server): void {
    server.on("connection", (socket: Socket) => this.#greet(socket));
    const timer = setInterval(() => this.sweep(), this.limits.sweepMs).unref();
    server.once("close", () => clearInterval(timer));
  }

  guestOf(socket: object): Guest | undefined {
    return this.#guests.get(socket);
  }

  count(why: Refusal): void {
    this.#parts.refused?.(why);
  }

  /** A request's head is there. @returns false when nobody is to answer it: its connection has ended. */
  begin(request: IncomingMessage, answer: ServerResponse, address: string): boolean {
    const guest = this.#guests.get(request.socket);
    if (guest === undefined) return true;
    if (guest.socket.destroyed || guest.leavingSince !== undefined) return false;
    if (!guest.ask(request, answer, performance.now())) {
      this.#end(guest, "pipelined");
      return false;
    }
    if (request.headers["transfer-encoding"] !== undefined)
      gatherCrumbs(request, () => this.#end(guest, "crumbs"));
    if (this.#parts.isProxied) guest.place = placeOf(address);
    this.#enter(guest, this.#parts.isProxied ? guest.place : guest.key);
    return true;
  }

  /** Who sends this is known: the account answers for the connection from here on. */
  known(request: IncomingMessage, userId: number): void {
    const guest = this.#guests.get(request.socket);
    const key = `${ACCOUNT}${userId}`;
    if (guest !== undefined && guest.key !== key) this.#enter(guest, key);
  }

  /** Nobody is known to send this. */
  unknown(request: IncomingMessage): void {
    const guest = this.#guests.get(request.socket);
    if (guest !== undefined && guest.key !== guest.place) this.#enter(guest, guest.place);
  }

  /** Gives a request the time of an upload. @returns false when its account has too many under way. */
  upload(request: IncomingMessage): boolean {
    const guest = this.#guests.get(request.socket);
    if (guest === undefined) return true;
    let count = 0;
    for (const one of this.#groups.get(guest.key) ?? []) if (one.isUpload && one.isAsking()) count += 1;
    if (count >= this.limits.uploads) return false;
    guest.isUpload = true;
    guest.mark = { at: performance.now(), read: guest.read() };
    return true;
  }

  /** A connection has become a socket, and is to log in. @returns false when it has ended. */
  upgraded(socket: Socket, address: string): boolean {
    const guest = this.#guests.get(socket);
    if (guest === undefined) return true;
    guest.isUpgraded = true;
    socket.off("data", guest.hear);
    guest.wait(performance.now());
    if (this.#parts.isProxied) guest.place = placeOf(address);
    this.#enter(guest, guest.place);
    return !socket.destroyed;
  }

  /** A login answers for it: it counts no more. */
  release(socket: object): void {
    const guest = this.#guests.get(socket);
    if (guest !== undefined) this.#leave(guest);
  }

  /**
   * Ends a connection so that what was said arrives: a sender who is not done yet would lose the answer, were the
   * connection closed at once. What the sender still sends is dropped, for a while and up to an amount.
   */
  dismiss(guest: Guest, words = ""): void {
    const { socket } = guest;
    if (guest.leavingSince !== undefined || socket.destroyed) return;
    guest.leavingSince = performance.now();
    guest.readBefore = socket.bytesRead;
    this.#drop(guest);
    socket.removeAllListeners("data");
    const isHeard = this.#leaving.size < this.limits.leaving;
    this.#leaving.add(guest);
    socket.end(words, () => {
      if (!isHeard) socket.destroy();
    });
    if (!isHeard) return;
    socket.on("data", () => {
      if (guest.read() > this.limits.leaveBytes) socket.destroy();
    });
    socket.resume();
  }

  /** Looks at everything: ends what is too slow and, where too much waits, what has waited the longest. */
  sweep(): void {
    const now = performance.now();
    this.#arrived = 0;
    for (const guest of this.#leaving)
      if (now - (guest.leavingSince ?? now) > this.limits.leaveMs) guest.socket.destroy();
    for (const group of this.#groups.values()) for (const guest of group) this.#look(guest, now);
    this.#relieve(this.limits.held, "crowded", (guest) => guest.held());
    this.#relieve(this.limits.unread, "slow reader", (guest) => guest.unread());
  }

  #greet(socket: Socket): void {
    const guest = new Guest(socket, performance.now());
    this.#guests.set(socket, guest);
    this.#count += 1;
    if (!this.#parts.isProxied) guest.place = placeOf(socket.remoteAddress ?? "");
    socket.prependListener("data", guest.hear);
    socket.once("close", () => this.#leave(guest));
    // Node ends so after an answer that closes the connection, whether or not the question has arrived.
    const end = socket.destroySoon.bind(socket);
    socket.destroySoon = () => {
      if (guest.request?.complete === false) this.dismiss(guest);
      else end();
    };
    this.#enter(guest, guest.place);
    if (this.#count > this.limits.connections.all) this.#giveWay(this.#largest());
    this.#arrived += 1;
    if (this.#arrived >= LOOK_AGAIN) this.sweep();
  }

  /** Puts a guest behind all others that the same one answers for. */
  #enter(guest: Guest, key: string): void {
    if (guest.key !== key) this.#drop(guest);
    guest.key = key;
    const group = this.#groups.get(key);
    if (group === undefined) {
      this.#groups.set(key, new Set([guest]));
      return;
    }
    group.delete(guest);
    group.add(guest);
    if (group.size > most(this.limits.connections, key)) this.#giveWay(group);
  }

  #drop(guest: Guest): void {
    const group = this.#groups.get(guest.key);
    if (group?.delete(guest) && group.size === 0) this.#groups.delete(guest.key);
  }

  #leave(guest: Guest): void {
    this.#drop(guest);
    this.#leaving.delete(guest);
    if (guest.isCounted) this.#count -= 1;
    guest.isCounted = false;
  }

  #largest(): Set<Guest> {
    let largest = new Set<Guest>();
    for (const group of this.#groups.values()) if (group.size > largest.size) largest = group;
    return largest;
  }

  #giveWay(group: Set<Guest>): void {
    for (const guest of group) {
      if (!guest.isAwaited()) continue;
      this.#end(guest, "crowded");
      return;
    }
  }

  #end(guest: Guest, why: Refusal): void {
    this.count(why);
    guest.stopReading();
    if (guest.mayBeTold() && guest.socket.writable) this.dismiss(guest, this.#parts.answerTo(guest, why));
    else {
      guest.socket.destroy();
      this.#drop(guest);
    }
  }

  #look(guest: Guest, now: number): void {
    const { request, socket } = guest;
    if (request === undefined || socket.destroyed) return;
    if (!guest.isAsking()) guest.wait(now);
    else if (request.complete) this.#watchReader(guest);
    else if (guest.isUpload) this.#watchUpload(guest, request, now);
    else if (now - guest.since > this.limits.bodyMs) this.#end(guest, "slow body");
  }

  /** An upload brings something in each window, unless it is we who do not take it. */
  #watchUpload(guest: Guest, request: IncomingMessage, now: number): void {
    const read = guest.read();
    if (request.readableLength >= request.readableHighWaterMark) guest.mark = { at: now, read };
    if (now - guest.mark.at < this.limits.windowMs) return;
    if (read - guest.mark.read < this.limits.windowBytes) this.#end(guest, "slow upload");
    else guest.mark = { at: now, read };
  }

  /** Node ends a connection that takes in nothing for this long; it counts parts of a write too. */
  #watchReader(guest: Guest): void {
    const isBehind = guest.socket.writableLength > 0;
    if (isBehind === guest.isWatched) return;
    guest.isWatched = isBehind;
    guest.socket.setTimeout(isBehind ? this.limits.windowMs : 0);
  }

  #relieve(bounds: Bounds, why: Refusal, weigh: (guest: Guest) => number): void {
    const groups: { group: Set<Guest>; sum: number }[] = [];
    let all = 0;
    for (const [key, group] of this.#groups) {
      let sum = 0;
      for (const guest of group) sum += weigh(guest);
      if (sum > most(bounds, key)) sum = this.#lighten({ group, sum, to: most(bounds, key) }, why, weigh);
      if (sum > 0) groups.push({ group, sum });
      all += sum;
    }
    if (all <= bounds.all) return;
    for (const { group, sum } of groups.toSorted((one, other) => other.sum - one.sum)) {
      const left = this.#lighten({ group, sum, to: Math.max(0, sum - (all - bounds.all)) }, why, weigh);
      all -= sum - left;
      if (all <= bounds.all) return;
    }
  }

  #lighten(
    { group, sum, to }: { group: Set<Guest>; sum: number; to: number },
    why: Refusal,
    weigh: (guest: Guest) => number,
  ): number {
    let left = sum;
    for (const guest of group) {
      if (left <= to) break;
      const weight = weigh(guest);
      if (weight === 0) continue;
      this.#end(guest, why);
      left -= weight;
    }
    return left;
  }
}

/** A connection that only a proxy answers for has no bound of its own. */
function most({ place, account }: Bounds, key: string): number {
  if (key === "") return Number.POSITIVE_INFINITY;
  return key.startsWith(ACCOUNT) ? account : place;
}
