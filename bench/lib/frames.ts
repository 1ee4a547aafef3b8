/** One WebSocket frame as it was on the wire. */
export interface Frame {
  readonly opcode: number;
  /** Unmasked payload. */
  readonly payload: Buffer;
  /** The frame's bytes as they arrived, header included. */
  readonly raw: Buffer;
}

export const Opcode = { TEXT: 1, CLOSE: 8, PING: 9, PONG: 10 } as const;

/**
 * Cuts a server's byte stream into frames (RFC 6455 §5.2; a server never masks). Feed it chunks as they
 * arrive; it saves an unfinished frame for the next one.
 * @throws Error on a masked frame.
 */
export class FrameSplitter {
  #rest: Buffer = Buffer.alloc(0);

  *take(chunk: Buffer): Generator<Frame> {
    let bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    for (;;) {
      const frame = firstFrame(bytes);
      if (!frame) break;
      bytes = bytes.subarray(frame.raw.length);
      yield frame;
    }
    this.#rest = bytes;
  }
}

function firstFrame(bytes: Buffer): Frame | undefined {
  if (bytes.length < 2) return undefined;
  const second = bytes.readUInt8(1);
  if ((second & 0x80) !== 0) throw new Error("a server's frame must not be masked");
  const short = second & 0x7f;
  const head = headLength(short);
  if (bytes.length < head) return undefined;
  const length = payloadLength(bytes, short);
  const end = head + length;
  if (bytes.length < end) return undefined;
  return {
    opcode: bytes.readUInt8(0) & 0x0f,
    payload: bytes.subarray(head, end),
    raw: bytes.subarray(0, end),
  };
}

function headLength(short: number): number {
  if (short < 126) return 2;
  return short === 126 ? 4 : 10;
}

function payloadLength(bytes: Buffer, short: number): number {
  if (short < 126) return short;
  return short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
}

/**
 * A client's text frame, masked with zero, which RFC 6455 permits to a client that needs no protection from
 * proxies.
 */
export function clientText(text: string): Buffer {
  return clientFrame(Opcode.TEXT, Buffer.from(text));
}

/** A client's frame of any kind, masked with zero. */
export function clientFrame(opcode: number, payload: Buffer): Buffer {
  const { length } = payload;
  const head = Buffer.alloc((length < 126 ? 2 : 4) + 4);
  head.writeUInt8(0x80 | opcode, 0);
  head.writeUInt8(0x80 | Math.min(length, 126), 1);
  if (length >= 126) head.writeUInt16BE(length, 2);
  return Buffer.concat([head, payload]);
}
