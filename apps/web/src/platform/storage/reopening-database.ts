import type { ChatDatabase } from "./chat-database.ts";

/** How browsers say that a connection is closed, or that the process behind it is gone. */
const CLOSED = new Set(["InvalidStateError", "UnknownError"]);
const isClosed = (error: unknown): boolean => error instanceof DOMException && CLOSED.has(error.name);

/** A database that is opened again when the browser has closed it, as it may while the page sleeps. */
export class ReopeningDatabase {
  #db: ChatDatabase;
  readonly #reopen: () => Promise<ChatDatabase>;
  #opening: Promise<void> | null = null;

  constructor(db: ChatDatabase, reopen: () => Promise<ChatDatabase>) {
    this.#db = db;
    this.#reopen = reopen;
  }

  /**
   * Does something that may be done twice, and does it once more on a new connection where the present one is closed.
   * @throws what the work throws, or why there is no new connection.
   */
  async use<T>(work: (db: ChatDatabase) => Promise<T>): Promise<T> {
    const db = this.#db;
    try {
      return await work(db);
    } catch (error) {
      if (!isClosed(error)) throw error;
      if (db === this.#db) await this.#reopenDatabase();
      return work(this.#db);
    }
  }

  #reopenDatabase(): Promise<void> {
    this.#opening ??= this.#reopen()
      .then((db) => {
        this.#db.close();
        this.#db = db;
      })
      .finally(() => {
        this.#opening = null;
      });
    return this.#opening;
  }

  close(): void {
    this.#db.close();
  }
}
