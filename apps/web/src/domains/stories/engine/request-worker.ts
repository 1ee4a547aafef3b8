import type { StoryRefusal } from "@4d/story";

/** A request to a worker and its answer; progress comes before the answer. */
export interface WorkerRequest<Q> {
  readonly id: number;
  readonly question: Q;
}
export type WorkerResponse =
  | { readonly id: number; readonly kind: "answer"; readonly value: unknown }
  | { readonly id: number; readonly kind: "refused"; readonly failure: StoryRefusal }
  | { readonly id: number; readonly kind: "progress"; readonly value: unknown };

/** The worker was terminated, or said why a story cannot continue. */
export type WorkerOutcome<T> = { ok: true; value: T } | { ok: false; failure: StoryRefusal | null };

interface PendingRequest {
  done: (outcome: WorkerOutcome<unknown>) => void;
  progress: (value: unknown) => void;
  timer: ReturnType<typeof setTimeout>;
}

/** A worker with requests and answers. One that is too slow is terminated; the next request starts a new one. */
export class RequestWorker<Q> {
  readonly #make: () => Worker;
  readonly #waiting = new Map<number, PendingRequest>();
  #worker: Worker | null = null;
  #last = 0;

  constructor(make: () => Worker) {
    this.#make = make;
  }

  /** Sends a request; a `null` refusal means no answer within `limitMs`, or none at all. */
  request<T>(
    question: Q,
    limitMs: number,
    progress: (value: unknown) => void = () => undefined,
  ): Promise<WorkerOutcome<T>> {
    this.#worker ??= this.#startWorker();
    this.#last += 1;
    const id = this.#last;
    const worker = this.#worker;
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.end(), limitMs);
      this.#waiting.set(id, { done: (outcome) => resolve(outcome as WorkerOutcome<T>), progress, timer });
      worker.postMessage({ id, question } satisfies WorkerRequest<Q>);
    });
  }

  /** Terminates the worker and every request under way. */
  end(): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const id of [...this.#waiting.keys()]) this.#settle(id, { ok: false, failure: null });
  }

  #startWorker(): Worker {
    const worker = this.#make();
    worker.onmessage = ({ data }: MessageEvent<WorkerResponse>) => {
      if (data.kind === "progress") this.#waiting.get(data.id)?.progress(data.value);
      else if (data.kind === "answer") this.#settle(data.id, { ok: true, value: data.value });
      else this.#settle(data.id, { ok: false, failure: data.failure });
    };
    worker.onerror = () => this.end();
    return worker;
  }

  #settle(id: number, outcome: WorkerOutcome<unknown>): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (waiting === undefined) return;
    clearTimeout(waiting.timer);
    waiting.done(outcome);
  }
}
