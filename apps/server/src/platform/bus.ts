import type { Command, StreamKind, SystemEvent } from "@4d/contract";

/** Who receives a frame: people by id, or everyone who belongs to a room (a group) at the row's id. */
export interface Audience {
  users?: readonly number[];
  room?: number;
  /** The session that caused it and already has it from its HTTP response. */
  exceptSession?: string | undefined;
}

/** One frame of a stream row; `data` is the JSON text of the frame's data, made once per row. */
export interface Delivery {
  audience: Audience;
  data: string;
  /** A row of type 60–69: only for sockets that support these. */
  isChange: boolean;
}

/** A committed row of an ordered stream, with everything to send for it. */
export interface StreamRow {
  id: number;
  deliveries: Delivery[];
}

/** A membership change in a room: the member sees rows with `from < id <= to`. */
export interface RoomChange {
  room: number;
  userId: number;
  from: number;
  to: number | null;
}

/** Rows `after+1..last` of a stream, committed together, announced in order. */
export interface StreamBatch {
  kind: StreamKind;
  after: number;
  last: number;
  rows: StreamRow[];
  rooms: RoomChange[];
}

/** A frame that belongs to no stream: signals, system events, LOADING, forced logout. */
export interface Signal {
  users: readonly number[];
  /** Also everybody who belongs to this room now. */
  room?: number | undefined;
  command: Command;
  data: unknown;
  /** Only this session's socket, or every socket but this one's. */
  onlySession?: string | undefined;
  exceptSession?: string | undefined;
}

/** Sessions whose sockets must close now: revoked, replaced by a newer login, or banned. */
export interface SessionsClosing {
  userId: number;
  sessions: readonly string[];
  reason: "replaced" | "revoked" | "banned";
  text: string;
}

interface BusMessages {
  batch: StreamBatch;
  signal: Signal;
  closing: SessionsClosing;
  /** A record that others may have cached has changed: `user:7`, `settings`. */
  stale: string;
  /** Stops the node that does this piece of work: `turn:7`. */
  stop: string;
  /** A node that stops has released jobs of this kind (`JobKind.name`): any other may do them. */
  released: string;
  /** This node may have missed announcements and must reload what it caches by them. Sent only to itself. */
  missed: null;
}

/**
 * Carries announcements to every node, including this one. Delivery is at most once and in order per publisher; missed
 * announcements are recovered from the database (`docs/decisions/firehose-bus.md`).
 */
export interface Bus {
  publish<K extends keyof BusMessages>(topic: K, message: BusMessages[K]): void;
  subscribe<K extends keyof BusMessages>(topic: K, listener: (message: BusMessages[K]) => void): () => void;
  close(): Promise<void>;
}

export type BusTopic = keyof BusMessages;

/** A bus for one node: synchronous, in order. */
export function createLocalBus(): Bus {
  const listeners = new Map<BusTopic, Set<(message: never) => void>>();
  return {
    publish(topic, message) {
      for (const listener of listeners.get(topic) ?? []) listener(message as never);
    },
    subscribe(topic, listener) {
      const set = listeners.get(topic) ?? new Set();
      listeners.set(topic, set);
      set.add(listener);
      return () => set.delete(listener);
    },
    async close() {
      listeners.clear();
    },
  };
}

/** Sends a system event (cmd 5) to people's sockets. */
export function publishEvent(
  bus: Bus,
  users: readonly number[],
  event: SystemEvent,
  exceptSession?: string,
): void {
  if (users.length > 0) bus.publish("signal", { users, command: 5, data: event, exceptSession });
}

/** Sends a system event (cmd 5) to everybody who belongs to a room now. */
export const publishRoomEvent = (bus: Bus, room: number, event: SystemEvent): void =>
  bus.publish("signal", { users: [], room, command: 5, data: event });
