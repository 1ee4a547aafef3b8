import { randomBytes } from "node:crypto";
import type { Socket } from "node:net";
import { connectTo } from "./connect-to.ts";
import { clientFrame, clientText, FrameSplitter, Opcode } from "./frames.ts";

/** A WebSocket connection that costs the load side almost nothing: it only cuts bytes into frames. */
export interface RawSocket {
  readonly send: (text: string) => void;
  readonly close: () => void;
  /** Resolves when the connection is closed. */
  readonly closed: Promise<void>;
}

/**
 * Opens a WebSocket by hand.
 * @param onText gets every text frame's payload; copy it to retain it
 * @throws Error when the server does not switch protocols
 */
export function openRawSocket(url: string, onText: (payload: Buffer) => void): Promise<RawSocket> {
  const { host, pathname } = new URL(url);
  const { socket, ready } = connectTo(url);
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  return new Promise((resolve, reject) => {
    socket.once("error", reject);
    socket.once(ready, () => socket.write(handshake(pathname, host)));
    const early: Buffer[] = [];
    const onHead = (chunk: Buffer) => {
      early.push(chunk);
      const all = Buffer.concat(early);
      const end = all.indexOf("\r\n\r\n");
      if (end < 0) return;
      socket.off("data", onHead);
      const status = all.subarray(0, end).toString("latin1").split("\r\n")[0] ?? "";
      if (!status.includes(" 101 ")) return reject(new Error(`no socket: ${status}`));
      const take = reader(socket, onText);
      socket.on("error", () => socket.destroy());
      socket.on("data", take);
      const rest = all.subarray(end + 4);
      if (rest.length > 0) take(rest);
      resolve({ send: (text) => void socket.write(clientText(text)), close: () => socket.destroy(), closed });
    };
    socket.on("data", onHead);
  });
}

function reader(socket: Socket, onText: (payload: Buffer) => void) {
  const splitter = new FrameSplitter();
  return (chunk: Buffer) => {
    for (const { opcode, payload } of splitter.take(chunk)) {
      if (opcode === Opcode.TEXT) onText(payload);
      else if (opcode === Opcode.PING) socket.write(clientFrame(Opcode.PONG, payload));
      else if (opcode === Opcode.CLOSE) socket.end();
    }
  };
}

function handshake(path: string, host: string): string {
  const key = randomBytes(16).toString("base64");
  const lines = [
    `GET ${path} HTTP/1.1`,
    `Host: ${host}`,
    "Upgrade: websocket",
    "Connection: Upgrade",
    `Sec-WebSocket-Key: ${key}`,
    "Sec-WebSocket-Version: 13",
  ];
  return `${lines.join("\r\n")}\r\n\r\n`;
}
