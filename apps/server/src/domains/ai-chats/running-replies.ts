import { perServices } from "../../platform/per-services.ts";
import type { QueuedReply } from "./replies.table.ts";

interface Running {
  controller: AbortController;
  ended: Promise<void>;
}

interface ReplyRunner {
  /** Answers under way on this node, by turn. */
  replies: Map<number, Running>;
  /** Has a turn answered on this node. */
  wake: (reply: QueuedReply) => void;
}

/** What runs on this node; until it answers at all, what is to be answered waits to be found. */
export const runningReplies = perServices<ReplyRunner>(() => ({
  replies: new Map(),
  wake: () => undefined,
}));
