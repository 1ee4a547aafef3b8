/** Where people are online, over all nodes. */
export interface Presence {
  /** Terminals of each of these people who is online; the rest are absent. */
  terminalsOf(userIds: readonly number[]): Promise<Map<number, number[]>>;
  /** Everybody who is online, in no order. */
  online(): Promise<number[]>;
  /** A socket of this session logged in. */
  join(userId: number, terminal: number, sessionId: string): Promise<void>;
  /** That socket is gone. Resolves with the terminals the person still has. */
  leave(userId: number, terminal: number, sessionId: string): Promise<number[]>;
  /** Renews what this node holds, so that a node that died is forgotten. */
  renew(): Promise<void>;
  close(): Promise<void>;
}

/** Presence of a single node, in memory. */
export function createLocalPresence(): Presence {
  const online = new Map<number, Map<string, number>>();
  const terminals = (userId: number) =>
    [...new Set(online.get(userId)?.values() ?? [])].sort((a, b) => a - b);
  return {
    async terminalsOf(userIds) {
      const found = new Map<number, number[]>();
      for (const userId of userIds) if (online.has(userId)) found.set(userId, terminals(userId));
      return found;
    },
    online: async () => [...online.keys()],
    async join(userId, terminal, sessionId) {
      const sessions = online.get(userId) ?? new Map<string, number>();
      online.set(userId, sessions.set(sessionId, terminal));
    },
    async leave(userId, _terminal, sessionId) {
      const sessions = online.get(userId);
      sessions?.delete(sessionId);
      if (sessions?.size === 0) online.delete(userId);
      return terminals(userId);
    },
    async renew() {},
    async close() {
      online.clear();
    },
  };
}
