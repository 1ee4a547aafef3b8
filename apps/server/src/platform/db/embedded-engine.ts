import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";
import { DatabaseUnavailable } from "./database-unavailable.ts";
import type { FromWorker, ToWorker, WorkerInput } from "./embedded-messages.ts";
import { EmbeddedStream } from "./embedded-stream.ts";

const REST = 1_000;

// Node 24's engine can free a piece of compiled WebAssembly twice while the database warms up, which ends the
// process (nodejs/node#66366, fixed in 26). Without code GC nothing is freed twice; it costs the few megabytes of
// code that was replaced by better code.
setFlagsFromString("--no-wasm-code-gc");

/**
 * The embedded database in its worker thread. `stream()` is a connection to it in PostgreSQL's wire format, one at a
 * time. When the worker dies, its stream ends; the next stream starts a new worker, which recovers everything
 * acknowledged from the write-ahead log.
 */
export class EmbeddedEngine {
  readonly #input: WorkerInput;
  #worker: Promise<Worker> | undefined;
  #stream: EmbeddedStream | undefined;
  #failure: { error: DatabaseUnavailable; at: number } | undefined;
  #dump: ((bytes: Uint8Array) => void) | undefined;

  constructor(input: WorkerInput) {
    this.#input = input;
  }

  /**
   * Starts the worker if none runs; settles when the database takes queries. @throws DatabaseUnavailable when it cannot
   * start, and for a second after that without trying: a start costs a second of CPU.
   */
  start(): Promise<Worker> {
    if (this.#failure && Date.now() - this.#failure.at < REST) return Promise.reject(this.#failure.error);
    this.#worker ??= this.#launch();
    return this.#worker;
  }

  stream(): EmbeddedStream {
    const stream = new EmbeddedStream(
      () => this.start().then(() => undefined),
      (bytes) => void this.#sendWire(bytes),
    );
    this.#stream = stream;
    return stream;
  }

  /** A tar of the database's files, from which `WorkerInput.image` restores. There must be no open transaction. */
  async dump(): Promise<Uint8Array> {
    const bytes = new Promise<Uint8Array>((resolve) => {
      this.#dump = resolve;
    });
    await this.#send({ kind: "dump" });
    return bytes;
  }

  /** Shuts the database down in order, after everything sent before. */
  async close(): Promise<void> {
    const worker = await this.#worker?.catch(() => undefined);
    if (!worker) return;
    const exited = new Promise((resolve) => worker.once("exit", resolve));
    await this.#send({ kind: "close" });
    await exited;
  }

  // Copied because pg writes from a pooled buffer, which a message would transfer whole.
  async #sendWire(bytes: Uint8Array): Promise<void> {
    const copy = new Uint8Array(bytes);
    const worker = await this.#worker;
    worker?.postMessage({ kind: "wire", bytes: copy } satisfies ToWorker, [copy.buffer]);
  }

  async #send(message: ToWorker): Promise<void> {
    const worker = await this.#worker;
    worker?.postMessage(message);
  }

  #launch(): Promise<Worker> {
    return new Promise((resolve, reject) => {
      const worker = new Worker(new URL("./embedded.worker.ts", import.meta.url), {
        workerData: this.#input,
        execArgv: [],
      });
      let isClosed = false;
      const lost = (why: string) => {
        if (isClosed) return;
        isClosed = true;
        const error = new DatabaseUnavailable(`The embedded database is unavailable: ${why}`);
        this.#worker = undefined;
        this.#failure = { error, at: Date.now() };
        reject(error);
        this.#stream?.lose(error);
        void worker.terminate();
      };
      worker.on("error", (error) => lost(String(error)));
      worker.on("exit", (code) => lost(`its thread ended with ${code}`));
      worker.on("message", (message: FromWorker) => {
        // An aborted engine may still answer; that answer would reach the next connection.
        if (isClosed) return;
        if (message.kind === "ready") {
          this.#failure = undefined;
          resolve(worker);
        } else if (message.kind === "wire") this.#stream?.receive(message.bytes);
        else if (message.kind === "dump") this.#dump?.(message.bytes);
        else if (message.kind === "closed") void worker.terminate();
        else lost(message.reason);
      });
    });
  }
}
