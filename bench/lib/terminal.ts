import { api, type ChatId, MessageType } from "@4d/contract";
import {
  Connection,
  type MemoryStore,
  type OpenSocket,
  type StoreBatch,
  SyncEngine,
  type SyncStore,
  type Timers,
} from "@4d/sync";
import { WebSocket } from "ws";
import { clientOf } from "../../scripts/lib/api-client.ts";
import type { Journal } from "./journal.ts";
import type { Shown, Written } from "./verdict.ts";

/** Shorter than on a person's phone, so that a short run has many reconnects. */
const RECONNECT_FLOOR_MS = 300;

/** Pages of history that may fail before a chat is judged by what it shows. */
const PATIENCE = 20;

const timers: Timers = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after(ms, work) {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
};

/** The identity and storage of one login on one device, which survive a crash of its program. */
export interface Device {
  readonly me: number;
  readonly terminal: number;
  readonly origin: string;
  readonly tokens: { access: string; refresh: string };
  readonly store: MemoryStore;
  readonly journal: Journal;
}

/** A running program on a device: the web app's own engine on a real socket. */
export interface Terminal {
  readonly engine: SyncEngine;
  readonly write: (chatId: ChatId, text: Written) => void;
  /** Stops as a closed tab does. */
  readonly stop: () => Promise<void>;
  /** Stops as a crash does: what was not stored yet is lost. */
  readonly crash: () => void;
}

/** Starts the program on a device; it shows what the device has stored and follows the server. */
export async function switchOn(device: Device): Promise<Terminal> {
  const { me, origin, tokens } = device;
  let alive = true;
  const connection = new Connection({
    open: openSocket(`${origin.replace("http", "ws")}/im`),
    timers,
    token: () => tokens.access,
    renew: async () => {
      const headers = { refreshtoken: tokens.refresh };
      const fresh = await clientOf(origin)(api.auth.refresh, { headers });
      tokens.access = fresh.accessToken;
      tokens.refresh = fresh.refreshToken;
    },
    onExpelled: ({ kind, text }) => {
      throw new Error(`terminal ${device.terminal} of ${me} was expelled: ${kind} ${text}`);
    },
    reconnectFloorMs: RECONNECT_FLOOR_MS,
  });
  const store = mortal(device.store, () => alive);
  const engine = new SyncEngine({
    me,
    call: clientOf(origin, () => tokens.access),
    frames: connection,
    store,
    timers,
  });
  await engine.start();
  device.journal.follow(engine);
  connection.start();
  return {
    engine,
    write: (chatId, text) => engine.send(itemOf(chatId, text)),
    async stop() {
      await engine.stop();
      connection.stop();
    },
    crash() {
      alive = false;
      connection.stop();
      void engine.stop();
    },
  };
}

function itemOf(chatId: ChatId, text: Written) {
  return {
    tmpId: text.tmpId,
    chatId,
    type: MessageType.TEXT,
    content: contentOf(text),
    ready: true,
    aside: false,
    createdAt: Date.now(),
    state: "waiting" as const,
    attempts: 0,
    retryAt: 0,
  };
}

/** The text contains its own name, so that one stored twice under two names would still be detected. */
const contentOf = ({ terminal, tmpId, ordinal: place }: Written) => `chaos ${terminal} ${place} ${tmpId}`;

/** What a terminal shows of a chat, top to bottom, with older messages loaded as by scrolling up. */
export async function showAll({ engine }: Terminal, chatId: ChatId): Promise<Shown[]> {
  for (let failures = 0; failures < PATIENCE; ) {
    const loaded = await engine.history.loadOlder(chatId);
    if (loaded === "start") break;
    // As when a person taps "try again": a page that did not load is not a lost message.
    if (loaded === "failed") failures += 1;
  }
  return (engine.state.chats.get(chatId)?.messages ?? []).flatMap(({ id, sendId, content }) => {
    const [mark, terminal, ordinal, tmpId] = content.split(" ");
    return mark === "chaos" && tmpId
      ? [{ id, author: sendId, terminal: Number(terminal), ordinal: Number(ordinal), tmpId }]
      : [];
  });
}

const openSocket =
  (url: string): OpenSocket =>
  ({ onOpen, onText, onClose }) => {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    socket.on("open", onOpen);
    socket.on("message", (data: Buffer) => onText(data.toString()));
    socket.on("error", () => socket.terminate());
    socket.on("close", onClose);
    return { send: (text) => socket.send(text), close: () => socket.terminate() };
  };

/** Storage that accepts no more writes once the program using it is dead. */
function mortal(store: MemoryStore, alive: () => boolean): SyncStore {
  const ifAlive = (work: () => Promise<void>) => (alive() ? work() : Promise.resolve());
  return {
    load: () => store.load(),
    outbox: () => store.outbox(),
    messagesBefore: (chatId, before, limit) => store.messagesBefore(chatId, before, limit),
    deleteExpired: (now) => store.deleteExpired(now),
    write: (batch: StoreBatch) => ifAlive(() => store.write(batch)),
    putOutbox: (items) => ifAlive(() => store.putOutbox(items)),
    deleteOutbox: (tmpIds) => ifAlive(() => store.deleteOutbox(tmpIds)),
  };
}
