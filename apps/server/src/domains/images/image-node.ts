import { perServices } from "../../platform/per-services.ts";

interface Running {
  controller: AbortController;
  ended: Promise<void>;
}

interface ImageNode {
  /** Jobs running on this node. */
  jobs: Map<number, Running>;
  /** The server is stopping: running jobs are released to another node, not ended. */
  closing: boolean;
  /** Queues a job on this node. */
  wake: (jobId: number, ownerId: number) => void;
}

/** What runs on this node; before the worker starts, jobs wait to be found. */
export const imageNode = perServices<ImageNode>(() => ({
  jobs: new Map(),
  closing: false,
  wake: () => undefined,
}));
