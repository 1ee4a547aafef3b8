import { connectTo } from "./connect-to.ts";

/**
 * An HTTP/1.1 connection that stays open, one request at a time: like a phone's, without the cost of a client
 * library.
 */
export interface KeepAlive {
  /** Sends a request and resolves with the body's text. Call again only after that. */
  readonly request: (method: string, path: string, body?: string) => Promise<string>;
  readonly close: () => void;
}

/**
 * @param origin such as `http://127.0.0.1:8080`
 * @param headers sent with every request
 * @throws Error from `request` when the connection is lost or the response has no content-length
 */
export function openKeepAlive(origin: string, headers: Readonly<Record<string, string>>): Promise<KeepAlive> {
  const fixed = Object.entries({ Host: new URL(origin).host, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const { socket, ready } = connectTo(origin);
  let waiting: { resolve: (body: string) => void; reject: (error: Error) => void } | undefined;
  let buffer: Buffer = Buffer.alloc(0);

  const fail = (error: Error) => {
    waiting?.reject(error);
    waiting = undefined;
  };
  socket.on("data", (chunk: Buffer) => {
    buffer = buffer.length === 0 ? chunk : Buffer.concat([buffer, chunk]);
    try {
      const body = wholeBody(buffer);
      if (body === undefined) return;
      buffer = Buffer.alloc(0);
      const done = waiting;
      waiting = undefined;
      done?.resolve(body);
    } catch (error) {
      fail(error instanceof Error ? error : new Error(String(error)));
    }
  });
  socket.on("close", () => fail(new Error("the server closed the connection")));

  const request: KeepAlive["request"] = (method, path, body) =>
    new Promise((resolve, reject) => {
      waiting = { resolve, reject };
      const requestHead = `${method} ${path} HTTP/1.1\r\n${fixed.join("")}`;
      if (body === undefined) socket.write(`${requestHead}\r\n`);
      else
        socket.write(
          `${requestHead}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
        );
    });
  return new Promise((resolve, reject) => {
    socket.once("error", reject);
    socket.once(ready, () => {
      socket.on("error", fail);
      resolve({ request, close: () => socket.destroy() });
    });
  });
}

function wholeBody(buffer: Buffer): string | undefined {
  const end = buffer.indexOf("\r\n\r\n");
  if (end < 0) return undefined;
  const requestHead = buffer.subarray(0, end).toString("latin1");
  const length = /content-length: (\d+)/i.exec(requestHead)?.[1];
  if (length === undefined) throw new Error(`a response without content-length:\n${requestHead}`);
  const start = end + 4;
  const whole = start + Number(length);
  return buffer.length < whole ? undefined : buffer.subarray(start, whole).toString("utf8");
}
