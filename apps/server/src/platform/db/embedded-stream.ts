import { Duplex } from "node:stream";

const TERMINATE = "X".charCodeAt(0);

/**
 * Stands in for pg's socket: writes go to the embedded database, whole messages at a time because pg corks around
 * them, and the answers come back as data.
 */
export class EmbeddedStream extends Duplex {
  readonly #ready: () => Promise<void>;
  readonly #forward: (bytes: Uint8Array) => void;

  constructor(ready: () => Promise<void>, forward: (bytes: Uint8Array) => void) {
    super({ allowHalfOpen: false });
    this.#ready = ready;
    this.#forward = forward;
  }

  /** Called by pg in place of a socket's `connect`; the port and host mean nothing here. */
  connect(): this {
    this.#ready().then(
      () => this.emit("connect"),
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  receive(bytes: Uint8Array): void {
    if (bytes.length > 0 && !this.destroyed)
      this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
  }

  lose(error: Error): void {
    if (!this.destroyed) this.destroy(error);
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    if (chunk[0] === TERMINATE) this.push(null);
    else this.#forward(chunk);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), "binary", done);
  }
}
