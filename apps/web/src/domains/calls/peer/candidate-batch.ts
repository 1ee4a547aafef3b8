import { CALL_CANDIDATES_MAX, type IceCandidate } from "@4d/contract";

/** Candidates found within this time are sent together (`calls §4.3`). */
const BATCH_MS = 200;

/** Batches candidates; sends none before `open`, since a terminal that still rings could not use them. */
export class CandidateBatch {
  readonly #send: (candidates: IceCandidate[]) => void;
  #waiting: IceCandidate[] = [];
  #isOpen = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(send: (candidates: IceCandidate[]) => void) {
    this.#send = send;
  }

  /** `null` marks the end of candidates. */
  add(candidate: IceCandidate | null): void {
    this.#waiting.push(candidate ?? { candidate: "" });
    this.#schedule();
  }

  open(): void {
    this.#isOpen = true;
    if (this.#waiting.length > 0) this.#flush();
  }

  /** Drops the candidates of a connection that is replaced. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }

  #schedule(): void {
    if (!this.#isOpen) return;
    this.#timer ??= setTimeout(() => this.#flush(), BATCH_MS);
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#waiting.length > 0) this.#send(this.#waiting.splice(0, CALL_CANDIDATES_MAX));
  }
}
