import { StoryRefused } from "@4d/story";
import type { Asked, Told } from "./asked-worker.ts";

const tell = (told: Told): void => postMessage(told);

/** Answers the questions of a page, in a worker; what a story refuses is an answer too. */
export function serve<Q>(answer: (question: Q, progress: (value: unknown) => void) => unknown): void {
  addEventListener("message", ({ data: { id, question } }: MessageEvent<Asked<Q>>) => {
    try {
      const value = answer(question, (step) => tell({ id, kind: "progress", value: step }));
      tell({ id, kind: "answer", value });
    } catch (error) {
      if (!(error instanceof StoryRefused)) throw error;
      tell({ id, kind: "refused", refusal: error.refusal });
    }
  });
}
