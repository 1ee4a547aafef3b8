import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { networkKeyOf } from "../../network-key.ts";
import { type Bounds, INTAKE_LIMITS, type IntakeLimits } from "./intake-limits.ts";
import { mergeSmallChunks } from "./merge-chunks.ts";
import { PendingConnection } from "./pending-connection.ts";
import type { IntakeRefusal } from "./refusals.ts";

export interface IntakeParts {
  limits?: Partial<IntakeLimits> | undefined;
  /** Connections come from a proxy: only a request tells where it comes from. */
  isProxied: boolean;
  /** Called for every refusal, for the metrics. */
  refused?: ((why: IntakeRefusal) => void) | undefined;
  /** The whole response to a request that is refused before its route, or before it has arrived. */
  refusalResponse: (connection: PendingConnection, why: IntakeRefusal) => string;
}

/** Sweeps again after at most this many new connections. */
const LOOK_AGAIN = 256;
const ACCOUNT = "account:";

/**
 * Tracks everything that has not arrived yet or that nobody reads: connections without a login, and the memory they
 * hold. Bounded by address, by account and in total. Quick senders are never refused: above a bound, those that have
 * waited longest are closed.
 */
export class Intake {
  readonly limits: IntakeLimits;
  readonly #parts: IntakeParts;
  readonly #connections = new WeakMap<object, PendingConnection>();
  /** By responsible address or account; within each, those idle for the longest come first. */
  readonly #groups = new Map<string, Set<PendingConnection>>();
  readonly #leaving = new Set<PendingConnection>();
  #count = 0;
  #arrived = 0;

  constructor(parts: IntakeParts) {
    this.#parts = parts;
    this.limits = { ...INTAKE_LIMITS, ...parts.limits };
  }

  /** Watches the connections of a server until it closes. */
  watch(server: Server): void {
    server.on("connection", (socket: Socket) => this.#accept(socket));
    const timer = setInterval(() => this.sweep(), this.limits.sweepMs).unref();
    server.once("close", () => clearInterval(timer));
  }

  connectionOf(socket: object): PendingConnection | undefined {
    return this.#connections.get(socket);
  }

  count(why: IntakeRefusal): void {
    this.#parts.refused?.(why);
  }

  /** A request's head has arrived. @returns false when its connection has ended and must not be answered. */
  begin(request: IncomingMessage, answer: ServerResponse, address: string): boolean {
    const connection = this.#connections.get(request.socket);
    if (connection === undefined) return true;
    if (connection.socket.destroyed || connection.leavingSince !== undefined) return false;
    if (!connection.beginRequest(request, answer, performance.now())) {
      this.#end(connection, "pipelined");
      return false;
    }
    if (request.headers["transfer-encoding"] !== undefined)
      mergeSmallChunks(request, () => this.#end(connection, "crumbs"));
    if (this.#parts.isProxied) connection.networkKey = networkKeyOf(address);
    this.#enter(connection, this.#parts.isProxied ? connection.networkKey : connection.key);
    return true;
  }

  /** The sender is known: from here on the connection counts towards their account. */
  identify(request: IncomingMessage, userId: number): void {
    const connection = this.#connections.get(request.socket);
    const key = `${ACCOUNT}${userId}`;
    if (connection !== undefined && connection.key !== key) this.#enter(connection, key);
  }

  /** The sender has no account. */
  markAnonymous(request: IncomingMessage): void {
    const connection = this.#connections.get(request.socket);
    if (connection !== undefined && connection.key !== connection.networkKey)
      this.#enter(connection, connection.networkKey);
  }

  /** Allows a request an upload's time. @returns false when its account has too many under way. */
  upload(request: IncomingMessage): boolean {
    const connection = this.#connections.get(request.socket);
    if (connection === undefined) return true;
    let count = 0;
    for (const one of this.#groups.get(connection.key) ?? [])
      if (one.isUpload && one.hasRequest()) count += 1;
    if (count >= this.limits.uploads) return false;
    connection.isUpload = true;
    connection.mark = { at: performance.now(), read: connection.read() };
    return true;
  }

  /** A connection has become a socket that is to log in. @returns false when it has ended. */
  upgraded(socket: Socket, address: string): boolean {
    const connection = this.#connections.get(socket);
    if (connection === undefined) return true;
    connection.isUpgraded = true;
    socket.off("data", connection.onData);
    connection.awaitRequest(performance.now());
    if (this.#parts.isProxied) connection.networkKey = networkKeyOf(address);
    this.#enter(connection, connection.networkKey);
    return !socket.destroyed;
  }

  /** A login covers the connection: it no longer counts. */
  release(socket: object): void {
    const connection = this.#connections.get(socket);
    if (connection !== undefined) this.#leave(connection);
  }

  /**
   * Ends a connection so that the response arrives: closed at once, a sender who is still sending would lose it. What
   * the sender still sends is dropped, for a limited time and amount.
   */
  dismiss(connection: PendingConnection, words = ""): void {
    const { socket } = connection;
    if (connection.leavingSince !== undefined || socket.destroyed) return;
    connection.leavingSince = performance.now();
    connection.readBefore = socket.bytesRead;
    this.#drop(connection);
    socket.removeAllListeners("data");
    const willDrain = this.#leaving.size < this.limits.leaving;
    this.#leaving.add(connection);
    socket.end(words, () => {
      if (!willDrain) socket.destroy();
    });
    if (!willDrain) return;
    socket.on("data", () => {
      if (connection.read() > this.limits.leaveBytes) socket.destroy();
    });
    socket.resume();
  }

  /** Checks everything: ends what is too slow and, above a bound, what has waited longest. */
  sweep(): void {
    const now = performance.now();
    this.#arrived = 0;
    for (const connection of this.#leaving)
      if (now - (connection.leavingSince ?? now) > this.limits.leaveMs) connection.socket.destroy();
    for (const group of this.#groups.values())
      for (const connection of group) this.#checkSpeed(connection, now);
    this.#enforceBounds(this.limits.held, "crowded", (connection) => connection.heldBytes());
    this.#enforceBounds(this.limits.unread, "slow reader", (connection) => connection.unreadBytes());
  }

  #accept(socket: Socket): void {
    const connection = new PendingConnection(socket, performance.now());
    this.#connections.set(socket, connection);
    this.#count += 1;
    if (!this.#parts.isProxied) connection.networkKey = networkKeyOf(socket.remoteAddress ?? "");
    socket.prependListener("data", connection.onData);
    socket.once("close", () => this.#leave(connection));
    // Node closes like this after a `Connection: close` response, whether or not the request has arrived.
    const end = socket.destroySoon.bind(socket);
    socket.destroySoon = () => {
      if (connection.request?.complete === false) this.dismiss(connection);
      else end();
    };
    this.#enter(connection, connection.networkKey);
    if (this.#count > this.limits.connections.all) this.#endOldest(this.#largest());
    this.#arrived += 1;
    if (this.#arrived >= LOOK_AGAIN) this.sweep();
  }

  /** Puts a connection behind all others of the same key. */
  #enter(connection: PendingConnection, key: string): void {
    if (connection.key !== key) this.#drop(connection);
    connection.key = key;
    const group = this.#groups.get(key);
    if (group === undefined) {
      this.#groups.set(key, new Set([connection]));
      return;
    }
    group.delete(connection);
    group.add(connection);
    if (group.size > most(this.limits.connections, key)) this.#endOldest(group);
  }

  #drop(connection: PendingConnection): void {
    const group = this.#groups.get(connection.key);
    if (group?.delete(connection) && group.size === 0) this.#groups.delete(connection.key);
  }

  #leave(connection: PendingConnection): void {
    this.#drop(connection);
    this.#leaving.delete(connection);
    if (connection.isCounted) this.#count -= 1;
    connection.isCounted = false;
  }

  #largest(): Set<PendingConnection> {
    let largest = new Set<PendingConnection>();
    for (const group of this.#groups.values()) if (group.size > largest.size) largest = group;
    return largest;
  }

  #endOldest(group: Set<PendingConnection>): void {
    for (const connection of group) {
      if (!connection.isStalling()) continue;
      this.#end(connection, "crowded");
      return;
    }
  }

  #end(connection: PendingConnection, why: IntakeRefusal): void {
    this.count(why);
    connection.stopReading();
    if (connection.canRespond() && connection.socket.writable)
      this.dismiss(connection, this.#parts.refusalResponse(connection, why));
    else {
      connection.socket.destroy();
      this.#drop(connection);
    }
  }

  #checkSpeed(connection: PendingConnection, now: number): void {
    const { request, socket } = connection;
    if (request === undefined || socket.destroyed) return;
    if (!connection.hasRequest()) connection.awaitRequest(now);
    else if (request.complete) this.#watchReader(connection);
    else if (connection.isUpload) this.#watchUpload(connection, request, now);
    else if (now - connection.since > this.limits.bodyMs) this.#end(connection, "slow body");
  }

  /** An upload must bring something in each window, unless we are the ones who do not read. */
  #watchUpload(connection: PendingConnection, request: IncomingMessage, now: number): void {
    const read = connection.read();
    if (request.readableLength >= request.readableHighWaterMark) connection.mark = { at: now, read };
    if (now - connection.mark.at < this.limits.windowMs) return;
    if (read - connection.mark.read < this.limits.windowBytes) this.#end(connection, "slow upload");
    else connection.mark = { at: now, read };
  }

  /** Node ends a connection that reads nothing for this long; partial writes count as reading. */
  #watchReader(connection: PendingConnection): void {
    const isBehind = connection.socket.writableLength > 0;
    if (isBehind === connection.isWatched) return;
    connection.isWatched = isBehind;
    connection.socket.setTimeout(isBehind ? this.limits.windowMs : 0);
  }

  #enforceBounds(bounds: Bounds, why: IntakeRefusal, weigh: (connection: PendingConnection) => number): void {
    const groups: { group: Set<PendingConnection>; sum: number }[] = [];
    let all = 0;
    for (const [key, group] of this.#groups) {
      let sum = 0;
      for (const connection of group) sum += weigh(connection);
      if (sum > most(bounds, key)) sum = this.#endUntil({ group, sum, to: most(bounds, key) }, why, weigh);
      if (sum > 0) groups.push({ group, sum });
      all += sum;
    }
    if (all <= bounds.all) return;
    for (const { group, sum } of groups.toSorted((one, other) => other.sum - one.sum)) {
      const left = this.#endUntil({ group, sum, to: Math.max(0, sum - (all - bounds.all)) }, why, weigh);
      all -= sum - left;
      if (all <= bounds.all) return;
    }
  }

  #endUntil(
    { group, sum, to }: { group: Set<PendingConnection>; sum: number; to: number },
    why: IntakeRefusal,
    weigh: (connection: PendingConnection) => number,
  ): number {
    let left = sum;
    for (const connection of group) {
      if (left <= to) break;
      const weight = weigh(connection);
      if (weight === 0) continue;
      this.#end(connection, why);
      left -= weight;
    }
    return left;
  }
}

/** A connection that only a proxy's address is known for has no bound of its own. */
function most({ address: place, account }: Bounds, key: string): number {
  if (key === "") return Number.POSITIVE_INFINITY;
  return key.startsWith(ACCOUNT) ? account : place;
}
