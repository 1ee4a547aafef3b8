import { perServices } from "../../platform/per-services.ts";

interface Running {
  controller: AbortController;
  ended: Promise<void>;
}

interface ImageNode {
  /** Jobs this node works on. */
  jobs: Map<number, Running>;
  /** The server stops: what is under way is left to another node, not ended. */
  closing: boolean;
  /** Has a job painted on this node. */
  wake: (jobId: number, ownerId: number) => void;
}

/** What this node paints; until it paints at all, what is asked for waits to be found. */
export const imageNode = perServices<ImageNode>(() => ({
  jobs: new Map(),
  closing: false,
  wake: () => undefined,
}));
