declare global {
  // biome-ignore lint/style/noNamespace: Node has this namespace, but its types leave it out.
  namespace WebAssembly {
    function compile(bytes: Uint8Array): Promise<Module>;
    interface Module {
      readonly [Symbol.toStringTag]?: string;
    }
  }
}

/** Messages between the server's thread and the embedded database's worker. Bytes are PostgreSQL's wire format. */
export interface WorkerInput {
  /** Folder of the database; absent for one that lives in memory only. */
  folder: string | undefined;
  /** Path of a tar made by `dump`, from which a database in memory starts instead of being created. */
  image: string | undefined;
  /** The compiled engine, for callers that open many databases one after the other. */
  compiled?: WebAssembly.Module;
}

export type ToWorker =
  | { kind: "wire"; bytes: Uint8Array }
  /** Asks for a tar of the database's folder; answered by `dump`. */
  | { kind: "dump" }
  | { kind: "close" };

export type FromWorker =
  | { kind: "ready" }
  | { kind: "wire"; bytes: Uint8Array }
  | { kind: "dump"; bytes: Uint8Array }
  | { kind: "closed" }
  /** The engine aborted and must not be used again; a new worker recovers from its log. */
  | { kind: "dead"; reason: string };
