/** The server refused: its code, its sentence, and its data (`rules §8.1`). */
export class ApiError extends Error {
  readonly code: number;
  readonly data: unknown;
  constructor(code: number, message: string, data: unknown = null) {
    super(message);
    this.name = "ApiError";
    this.code = code;
    this.data = data;
  }
}

/** The request got no answer: no network, 60 s timeout, or aborted. The message is the kind (`rules §8.2`). */
export class TransportError extends Error {
  readonly kind: "network" | "timeout" | "abort";
  constructor(kind: "network" | "timeout" | "abort") {
    super(kind);
    this.name = "TransportError";
    this.kind = kind;
  }
}
