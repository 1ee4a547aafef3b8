import { connect, type Socket } from "node:net";

/** What a connection returned: status and body of each response, and whether the server closed it. */
export interface RawAnswer {
  status: number;
  headers: string;
  body: string;
  /** Milliseconds from the connection to the first byte, or to its end. */
  after: number;
}

/** A connection on which a test sends exact bytes. */
export interface RawConnection {
  socket: Socket;
  /** Everything received so far. */
  text: () => string;
  /** Resolves when the server has ended the connection, or it broke. */
  ended: Promise<void>;
  /** Resolves with the first whole answer. @throws Error when the connection ends without one. */
  answer: () => Promise<RawAnswer>;
}

/**
 * Opens a plain connection to a server, for example of `http://127.0.0.1:1234`, and sends `words` on it.
 * @param how `staysOpen`: when the server ends it, this side does not
 */
export async function openRaw(
  address: string,
  words: string | Buffer = "",
  { staysOpen = false }: { staysOpen?: boolean } = {},
): Promise<RawConnection> {
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true, allowHalfOpen: staysOpen });
  let received = "";
  const began = performance.now();
  let after = 0;
  const ended = new Promise<void>((resolve) => {
    socket.once("end", resolve).once("close", () => resolve());
  });
  socket.on("data", (chunk) => {
    if (after === 0) after = performance.now() - began;
    received += chunk.toString("latin1");
  });
  socket.on("error", () => undefined);
  await new Promise((resolve) => socket.once("connect", resolve).once("error", resolve));
  if (words.length > 0) socket.write(words);
  const answer = async (): Promise<RawAnswer> => {
    for (;;) {
      const found = firstAnswer(received);
      if (found) return { ...found, after };
      if (socket.readableEnded || socket.destroyed)
        throw new Error(`no answer, but: ${received || "nothing"}`);
      await new Promise((resolve) =>
        socket.once("data", resolve).once("end", resolve).once("close", resolve),
      );
    }
  };
  return { socket, text: () => received, ended, answer };
}

function firstAnswer(text: string): Omit<RawAnswer, "after"> | undefined {
  const end = text.indexOf("\r\n\r\n");
  if (end < 0) return undefined;
  const headers = text.slice(0, end);
  if (headers.startsWith("HTTP/1.1 100 ")) return firstAnswer(text.slice(end + 4));
  const length = Number(/content-length: (\d+)/i.exec(headers)?.[1] ?? 0);
  const body = Buffer.from(text.slice(end + 4), "latin1");
  if (body.length < length) return undefined;
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(headers)?.[1]);
  return { status, headers, body: body.subarray(0, length).toString("utf8") };
}

/** Sends `words` on a connection of its own, waits for the response, and closes. */
export async function askRaw(address: string, words: string | Buffer): Promise<RawAnswer> {
  const connection = await openRaw(address, words);
  try {
    return await connection.answer();
  } finally {
    connection.socket.destroy();
  }
}
