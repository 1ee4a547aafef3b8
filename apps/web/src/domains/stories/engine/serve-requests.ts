import { StoryRefused } from "@4d/story";
import type { WorkerRequest, WorkerResponse } from "./request-worker.ts";

const respond = (response: WorkerResponse): void => postMessage(response);

/** Serves a page's requests in a worker; a story's refusal is an answer too. */
export function serveRequests<Q>(handle: (question: Q, progress: (value: unknown) => void) => unknown): void {
  addEventListener("message", ({ data: { id, question } }: MessageEvent<WorkerRequest<Q>>) => {
    try {
      const value = handle(question, (step) => respond({ id, kind: "progress", value: step }));
      respond({ id, kind: "answer", value });
    } catch (error) {
      if (!(error instanceof StoryRefused)) throw error;
      respond({ id, kind: "refused", failure: error.refusal });
    }
  });
}
