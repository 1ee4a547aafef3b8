import { connect, createServer, type Server, type Socket } from "node:net";
import { type Frame, FrameSplitter, Opcode } from "./frames.ts";

/** The damage done to the traffic. */
export interface Damage {
  dropped: number;
  repeated: number;
  reordered: number;
  socketsCut: number;
  requestsCut: number;
}

/** A proxy between the clients and the servers that damages traffic until it is restored. */
export interface FaultyNetwork {
  readonly origin: string;
  readonly damage: Readonly<Damage>;
  /** From now on everything passes undamaged. */
  readonly restore: () => void;
  readonly close: () => Promise<void>;
}

interface FaultyNetworkOptions {
  /** The servers; each connection goes to the next of them that answers. */
  readonly targets: readonly string[];
  readonly random: () => number;
  /** Share of message frames that are dropped; as many are repeated, and as many held behind the next. */
  readonly share: number;
  /** The shortest and the longest life of a socket, ms. */
  readonly life: readonly [least: number, most: number];
}

interface State extends FaultyNetworkOptions {
  isFaulty: boolean;
  readonly damage: Damage;
  readonly open: Set<Socket>;
  /** Connections so far. */
  carried: number;
}

const UPGRADE = "GET /im";
/** A frame held back is delivered after this long at the latest. */
const HOLD_MS = 300;

/**
 * Starts the proxy on a free loopback port, with faults on. Only frames of cmd 3 and 4 are damaged, which
 * carry the messages.
 */
export async function startFaultyNetwork(options: FaultyNetworkOptions): Promise<FaultyNetwork> {
  const damage: Damage = { dropped: 0, repeated: 0, reordered: 0, socketsCut: 0, requestsCut: 0 };
  const state: State = { ...options, isFaulty: true, damage, open: new Set(), carried: 0 };
  const server = createServer({ noDelay: true }, (client) => carry(client, state));
  const port = await listening(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    damage,
    restore() {
      state.isFaulty = false;
    },
    close() {
      for (const socket of state.open) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function listening(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(address && typeof address === "object" ? address.port : 0);
    });
  });
}

/** Waits for the first bytes, finds a server that answers, and passes bytes from then on. */
function carry(client: Socket, state: State): void {
  const end = () => void client.destroy();
  track(client, state, end);
  client.once("data", (first: Buffer) => {
    client.pause();
    dialAny(state).then((socket) => {
      if (socket && !client.destroyed) return join(client, socket, first, state);
      socket?.destroy();
      end();
    }, end);
  });
}

function track(socket: Socket, { open }: State, end: () => void): void {
  open.add(socket);
  socket.on("error", end);
  socket.on("close", () => {
    open.delete(socket);
    end();
  });
}

/** A connection to the next server in turn, or to the first after it that accepts one. */
async function dialAny(state: State): Promise<Socket | undefined> {
  const { targets } = state;
  const from = state.carried++;
  for (const offset of targets.keys()) {
    const socket = await dialOne(targets[(from + offset) % targets.length] ?? "");
    if (socket) return socket;
  }
  return undefined;
}

function dialOne(target: string): Promise<Socket | undefined> {
  const { hostname, port } = new URL(target);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    const refused = () => resolve(undefined);
    socket.once("error", refused);
    socket.once("connect", () => {
      socket.off("error", refused);
      resolve(socket);
    });
  });
}

function join(client: Socket, upstream: Socket, first: Buffer, state: State): void {
  const end = () => {
    client.destroy();
    upstream.destroy();
  };
  track(upstream, state, end);
  client.on("close", end);
  const isSocket = first.toString("latin1", 0, UPGRADE.length) === UPGRADE;
  cutLater(state, isSocket, end, client);
  upstream.write(first);
  client.on("data", (chunk: Buffer) => upstream.write(chunk));
  client.resume();
  const pass = (bytes: Buffer) => void (client.writable && client.write(bytes));
  upstream.on("data", isSocket ? spoiler(state, pass) : pass);
}

function cutLater(state: State, isSocket: boolean, end: () => void, client: Socket): void {
  const [min, most] = state.life;
  const timer = setTimeout(
    () => {
      if (!state.isFaulty) return;
      if (isSocket) state.damage.socketsCut += 1;
      else state.damage.requestsCut += 1;
      end();
    },
    min + state.random() * (most - min),
  );
  client.once("close", () => clearTimeout(timer));
}

/** Passes the response to the upgrade as it is, then decides frame by frame. */
function spoiler(state: State, pass: (bytes: Buffer) => void) {
  const splitter = new FrameSplitter();
  const spoil = frameSpoiler(state, pass);
  let head: Buffer | undefined = Buffer.alloc(0);
  return (chunk: Buffer) => {
    let rest = chunk;
    if (head) {
      const all: Buffer = Buffer.concat([head, chunk]);
      const end = all.indexOf("\r\n\r\n");
      head = end < 0 ? all : undefined;
      if (head) return;
      pass(all.subarray(0, end + 4));
      rest = all.subarray(end + 4);
    }
    for (const frame of splitter.take(rest)) spoil(frame);
  };
}

function frameSpoiler(state: State, pass: (bytes: Buffer) => void) {
  let held: Buffer | undefined;
  const release = () => {
    if (held) pass(held);
    held = undefined;
  };
  return (frame: Frame) => {
    if (!state.isFaulty || !isMessage(frame)) return pass(frame.raw);
    const fate = state.random() / state.share;
    if (fate < 1) {
      state.damage.dropped += 1;
    } else if (fate < 2) {
      state.damage.repeated += 1;
      pass(frame.raw);
      pass(frame.raw);
    } else if (fate < 3 && !held) {
      // Counted when it is overtaken; held alone it would only be late.
      held = Buffer.from(frame.raw);
      setTimeout(release, HOLD_MS);
    } else {
      pass(frame.raw);
      if (held) state.damage.reordered += 1;
      release();
    }
  };
}

function isMessage({ opcode, payload }: Frame): boolean {
  const start = payload.toString("latin1", 0, 8);
  return opcode === Opcode.TEXT && (start === '{"cmd":3' || start === '{"cmd":4');
}
