import { perServices } from "../../platform/per-services.ts";
import type { Waiting } from "./turns.table.ts";

interface Running {
  controller: AbortController;
  ended: Promise<void>;
}

interface Runner {
  /** Answers under way on this node, by turn. */
  turns: Map<number, Running>;
  /** Has a turn answered on this node. */
  wake: (turn: Waiting) => void;
}

/** What runs on this node; until it answers at all, what is to be answered waits to be found. */
export const runningTurns = perServices<Runner>(() => ({
  turns: new Map(),
  wake: () => undefined,
}));
