import { LlmFailure } from "./llm-failure.ts";

/** A signal that fires at the end of the time, or when an outer one does; its reason is always an `LlmFailure`. */
export interface Deadline {
  signal: AbortSignal;
  /** Restarts the time. */
  restart(ms: number): void;
  stop(failure: LlmFailure): void;
  /** Stops everything; call it at the end, or the outer signals keep a reference. */
  clear(): void;
}

/** Starts the time. */
export function startDeadline(ms: number, outers: readonly (AbortSignal | undefined)[]): Deadline {
  const controller = new AbortController();
  const stop = (failure: LlmFailure) => controller.abort(failure);
  const late = () => stop(new LlmFailure("timeout"));
  const given = () => stop(new LlmFailure("cancelled"));
  let timer = setTimeout(late, ms);
  for (const outer of outers) {
    outer?.addEventListener("abort", given, { once: true });
    if (outer?.aborted) given();
  }
  return {
    signal: controller.signal,
    restart(again) {
      clearTimeout(timer);
      timer = setTimeout(late, again);
    },
    stop,
    clear() {
      clearTimeout(timer);
      for (const outer of outers) outer?.removeEventListener("abort", given);
    },
  };
}
