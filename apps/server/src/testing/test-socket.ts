import { type DownFrame, downFrame } from "@4d/contract";
import { WebSocket } from "ws";

/** A socket that remembers every frame and checks each against the contract. */
export interface TestSocket {
  frames: DownFrame[];
  /** The first frame, past or future, that fits. Rejects when the socket closes or 5 s pass. */
  until<F extends DownFrame>(fits: (frame: DownFrame) => frame is F): Promise<F>;
  until(fits: (frame: DownFrame) => boolean): Promise<DownFrame>;
  send(frame: unknown): void;
  /** Sends a ping of the protocol; resolves with its answer. */
  ping(): Promise<void>;
  /** Resolves with the close code. */
  closed: Promise<number>;
  close(): Promise<void>;
}

interface Wait {
  fits: (frame: DownFrame) => boolean;
  resolve: (frame: DownFrame) => void;
}

const PATIENCE_MS = 5000;

/** Opens a socket without logging in. */
export async function openRawSocket(
  address: string,
  headers: Record<string, string> = {},
): Promise<TestSocket> {
  const socket = new WebSocket(`${address.replace("http", "ws")}/im`, { headers });
  const frames: DownFrame[] = [];
  const waits = new Set<Wait>();
  socket.on("message", (raw) => {
    const frame = downFrame.parse(JSON.parse(Buffer.isBuffer(raw) ? raw.toString() : "null"));
    frames.push(frame);
    for (const wait of [...waits]) if (wait.fits(frame)) wait.resolve(frame);
  });
  const closed = new Promise<number>((resolve) => socket.once("close", resolve));
  await opened(socket);

  const until = (fits: (frame: DownFrame) => boolean): Promise<DownFrame> => {
    const known = frames.find(fits);
    if (known) return Promise.resolve(known);
    return new Promise((resolve, reject) => {
      const end = (act: () => void) => {
        clearTimeout(timer);
        waits.delete(wait);
        act();
      };
      const wait: Wait = { fits, resolve: (frame) => end(() => resolve(frame)) };
      const timer = setTimeout(
        () => end(() => reject(new Error(`no such frame; got ${JSON.stringify(frames)}`))),
        PATIENCE_MS,
      );
      void closed.then((code) => end(() => reject(new Error(`socket closed with ${code}`))));
      waits.add(wait);
    });
  };
  return {
    frames,
    until,
    send: (frame) => socket.send(typeof frame === "string" ? frame : JSON.stringify(frame)),
    ping: () => pinged(socket),
    closed,
    async close() {
      socket.close(3099);
      await closed;
    },
  };
}

/** Waits until it is open. @throws Error when it is refused or fails. */
async function opened(socket: WebSocket): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    socket.once("open", resolve);
    socket.once("error", reject);
    socket.once("unexpected-response", (_request, response) =>
      reject(new Error(`refused with ${response.statusCode}`)),
    );
  });
  socket.on("error", () => undefined);
}

async function pinged(socket: WebSocket): Promise<void> {
  socket.setMaxListeners(0);
  const answered = new Promise<void>((resolve) => socket.once("pong", () => resolve()));
  socket.ping();
  return answered;
}

/** Opens a socket and logs in. */
export async function openTestSocket(address: string, accessToken: string): Promise<TestSocket> {
  const socket = await openRawSocket(address);
  socket.send({ cmd: 0, data: { accessToken, changes: true } });
  await socket.until((frame) => frame.cmd === 0);
  return socket;
}
