import { type LinkState, type OutboxClaim, SyncEngine, type SyncState } from "@4d/sync";
import { createStore } from "zustand/vanilla";
import { signedIn, signedOut, signingOut } from "../../platform/session.ts";
import { event } from "../../platform/signal.ts";
import { linkState } from "../../platform/socket/frames.ts";
import { openSharedSocket, timers } from "../../platform/socket/open-shared-socket.ts";
import type { ChatStore } from "../../platform/storage/chat-store.ts";
import { openChatStore } from "../../platform/storage/open-chat-store.ts";
import { trackDrawing } from "../../platform/when-drawn.ts";
import { UntilReady } from "./deferred-work.ts";
import { messagesApi } from "./messages.api.ts";

export interface MessagesState {
  /** Null before the stored chats are read. */
  sync: SyncState | null;
  link: LinkState;
  /** Private or group messages are being pulled (`rules §4.4`). */
  loading: boolean;
}
const initial: MessagesState = { sync: null, link: "offline", loading: true };

/** The message engine's state; every other store of this domain derives from it. */
export const messagesStore = createStore<MessagesState>()(() => initial);
const ready = event<Running>();
/** The stored chats are shown and the engine follows the server. Late listeners are called at once. */
export const chatsReady = {
  on(handler: (value: Running) => void): () => void {
    if (session !== null && messagesStore.getState().sync !== null) handler(session);
    return ready.on(handler);
  },
};
/** This tab now owns the socket and sends what other tabs left unsent. */
export const becameLeader = event();
/** Another tab's message about the outbox. */
export const tabMessage = event<OutboxClaim>();
/** Chats have ended for this login. */
export const chatsEnded = event();

/** The engine of the present login and what it depends on. */
export interface Running {
  uid: number;
  engine: SyncEngine;
  store: ChatStore;
  leads: () => boolean;
  /** Informs the other tabs about waiting messages. */
  broadcast: (message: OutboxClaim) => void;
}
interface Session extends Running {
  closeSocket: () => void;
  /** Stops listening to the page. */
  unlisten: () => void;
}
let session: Session | null = null;
let wanted: number | null = null;
let transition: Promise<void> = Promise.resolve();

/** The running engine, or null while nobody is logged in or storage is being opened. */
export const running = (): Running | null => session;

/** The running engine. @throws Error outside a login; chat screens exist only inside one. */
export function engine(): SyncEngine {
  if (session === null) throw new Error("Chats have not begun");
  return session.engine;
}

const engineReady = new UntilReady<SyncEngine>();

/**
 * Runs work with the engine now, or as soon as storage is open, so that a message sent right after the login
 * is not lost. @throws Error outside a login.
 */
export function withEngine(work: (engine: SyncEngine) => void): void {
  if (wanted === null) throw new Error("Nobody is logged in");
  engineReady.run(work);
}

function listenToPage(made: SyncEngine): () => void {
  const seen = () => {
    made.setVisible(!document.hidden);
    // A hidden page may never be shown again.
    if (document.hidden) void made.flush();
  };
  document.addEventListener("visibilitychange", seen);
  addEventListener("pagehide", seen);
  return () => {
    document.removeEventListener("visibilitychange", seen);
    removeEventListener("pagehide", seen);
  };
}

async function begin(uid: number): Promise<void> {
  const store = await openChatStore(uid);
  if (wanted !== uid) return;
  let made: SyncEngine | null = null;
  let led = false;
  const socket = openSharedSocket({
    uid,
    onElected: () => {
      led = true;
      void made?.becomeLeader().then(becameLeader.emit);
    },
    onLocal: (update) => made?.applyLocal(update),
    onClaim: tabMessage.emit,
  });
  made = new SyncEngine({ me: uid, call: messagesApi.call, frames: socket, store, timers, isLeader: false });
  const { core } = made;
  core.onCommit(({ after }) => messagesStore.setState({ sync: after }));
  core.onLocal((update) => socket.broadcastLocal(update));
  made.onLoading((loading) => messagesStore.setState({ loading: loading.private || loading.group }));
  session = {
    uid,
    engine: made,
    store,
    leads: () => led,
    broadcast: (message) => socket.broadcastClaim(message),
    closeSocket: () => socket.stop(),
    unlisten: listenToPage(made),
  };
  engineReady.open(made);
  await made.start();
  messagesStore.setState({ sync: made.state });
  ready.emit(session);
  socket.start();
}

async function end(clear: boolean): Promise<void> {
  const over = session;
  session = null;
  if (over === null) return;
  engineReady.close();
  over.unlisten();
  over.closeSocket();
  await over.engine.stop();
  if (clear) await over.store.clear().catch(() => undefined);
}

/** Shows the stored chats, opens the socket, pulls new messages and sends waiting ones (`rules §2.5`). */
export function initialiseChats(uid: number): Promise<void> {
  if (wanted === uid) return transition;
  wanted = uid;
  transition = trackDrawing(transition.then(() => end(false)).then(() => begin(uid)));
  return transition;
}

/** Logout: closes the socket with 3099, clears the stores and the database (`rules §4.13`). */
export function stopChats(): Promise<void> {
  wanted = null;
  engineReady.close();
  session?.closeSocket();
  transition = transition
    .then(() => end(true))
    .then(() => {
      messagesStore.setState(initial, true);
      chatsEnded.emit();
    });
  return transition;
}

linkState.subscribe(() => messagesStore.setState({ link: linkState.get() }));
signedIn.on(({ uid }) => void initialiseChats(uid));
signingOut.on(() => session?.closeSocket());
signedOut.on(() => void stopChats());
