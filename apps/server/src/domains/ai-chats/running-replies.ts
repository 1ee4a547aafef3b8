import { perServices } from "../../platform/per-services.ts";
import type { QueuedReply } from "./replies.table.ts";

interface Running {
  controller: AbortController;
  ended: Promise<void>;
}

interface ReplyRunner {
  /** Replies being generated on this node, by id. */
  replies: Map<number, Running>;
  /** Queues a reply on this node. */
  wake: (reply: QueuedReply) => void;
}

/** What runs on this node; before the worker starts, replies wait to be found. */
export const runningReplies = perServices<ReplyRunner>(() => ({
  replies: new Map(),
  wake: () => undefined,
}));
