import type { ChatDatabase } from "./chat-database.ts";

/** The errors of browsers for a closed connection, or for the end of the process behind it. */
const CLOSED = new Set(["InvalidStateError", "UnknownError"]);
const isClosed = (error: unknown): boolean => error instanceof DOMException && CLOSED.has(error.name);

/** A database that is opened again after the browser closed it, as it may while the page sleeps. */
export class ReopeningDatabase {
  #db: ChatDatabase;
  readonly #reopen: () => Promise<ChatDatabase>;
  #opening: Promise<void> | null = null;

  constructor(db: ChatDatabase, reopen: () => Promise<ChatDatabase>) {
    this.#db = db;
    this.#reopen = reopen;
  }

  /**
   * Does work that may be repeated, and repeats it on a new connection if the present one is closed.
   * @throws the error of the work, or of opening the new connection.
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
