/** The terminals a person is now online on. */
export interface PresenceChange {
  userId: number;
  terminals: number[];
}

/** Where people are online, over all nodes. */
export interface Presence {
  /** The terminals of each of these people who is online; the others are absent. */
  terminalsOf(userIds: readonly number[]): Promise<Map<number, number[]>>;
  /** Everybody who is online, in no order. */
  online(): Promise<number[]>;
  /** A socket of this session logged in. Resolves with the person's terminals, null when they have not changed. */
  join(userId: number, terminal: number, sessionId: string): Promise<number[] | null>;
  /** This node has no socket of this session any more. Resolves as `join` does. */
  leave(userId: number, terminal: number, sessionId: string): Promise<number[] | null>;
  /** Renews the leases of this node, so that a dead node's expire. */
  renew(): Promise<void>;
  /** Sends this node's heartbeat, every `NODE_HEARTBEAT_MS`. Resolves with changes from nodes that died or returned. */
  heartbeat(): Promise<PresenceChange[]>;
  close(): Promise<void>;
}

/** The distinct terminals, in order. */
export const sortTerminals = (terminals: Iterable<number>): number[] =>
  [...new Set(terminals)].sort((a, b) => a - b);

/** Presence of a single node, in memory. */
export function createLocalPresence(): Presence {
  const online = new Map<number, Map<string, number>>();
  const terminals = (userId: number) => sortTerminals(online.get(userId)?.values() ?? []);
  return {
    async terminalsOf(userIds) {
      const found = new Map<number, number[]>();
      for (const userId of userIds) if (online.has(userId)) found.set(userId, terminals(userId));
      return found;
    },
    online: async () => [...online.keys()],
    async join(userId, terminal, sessionId) {
      const before = terminals(userId);
      const sessions = online.get(userId) ?? new Map<string, number>();
      online.set(userId, sessions.set(sessionId, terminal));
      return before.includes(terminal) ? null : terminals(userId);
    },
    async leave(userId, terminal, sessionId) {
      const sessions = online.get(userId);
      sessions?.delete(sessionId);
      if (sessions?.size === 0) online.delete(userId);
      const left = terminals(userId);
      return left.includes(terminal) ? null : left;
    },
    async renew() {},
    heartbeat: async () => [],
    async close() {
      online.clear();
    },
  };
}
