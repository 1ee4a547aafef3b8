import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { unusable } from "./unusable-picture.ts";

const WINDOW = 64 * 1024;

/** Reads a file on demand, a window at a time: headers are checked before anything is decoded. */
export class FileWindow {
  readonly size: number;
  readonly #file: number;
  readonly #window = Buffer.alloc(WINDOW);
  #from = 0;
  #length = 0;

  constructor(path: string) {
    this.#file = openSync(path, "r");
    this.size = fstatSync(this.#file).size;
  }

  /** `length` bytes (64 KB at most) from `at`, valid until the next call. @throws UnusablePicture past the end. */
  bytes(at: number, length: number): Buffer {
    if (at < 0 || length > WINDOW || at + length > this.size) unusable("broken", "the file ends too early");
    if (at < this.#from || at + length > this.#from + this.#length) {
      this.#from = at;
      this.#length = readSync(this.#file, this.#window, 0, WINDOW, at);
    }
    return this.#window.subarray(at - this.#from, at - this.#from + length);
  }

  /** Up to `length` bytes from `at`. */
  some(at: number, length: number): Buffer {
    return this.bytes(at, Math.max(0, Math.min(length, WINDOW, this.size - at)));
  }

  close(): void {
    closeSync(this.#file);
  }
}

/** Opens a file while `look` runs. */
export async function withFileWindow<T>(path: string, look: (file: FileWindow) => Promise<T>): Promise<T> {
  const file = new FileWindow(path);
  try {
    return await look(file);
  } finally {
    file.close();
  }
}
