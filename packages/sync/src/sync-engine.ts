import { api, type Call, type ChatId, type DownFrame, MessageType, type StreamKind } from "@4d/contract";
import { Actions } from "./actions.ts";
import { applyRows } from "./apply-rows.ts";
import {
  addPlaceholder,
  applyChatStates,
  applyOwnFacts,
  dropPlaceholder,
  dropUnreadMark,
  markRead,
} from "./apply-state.ts";
import { applyFrames, applyGiven, applyLogin, recordOf } from "./apply-stream.ts";
import type { FrameSource } from "./connection.ts";
import { FrameQueue } from "./frame-queue.ts";
import { History } from "./history.ts";
import { hydrate } from "./hydrate.ts";
import { trimWindow, WINDOW_MAX } from "./message-window.ts";
import {
  enqueue,
  type Outbox,
  type OutboxItem,
  onReady,
  onResend,
  restoreOutbox,
  type SendAs,
} from "./outbox.ts";
import { OutboxRunner } from "./outbox-runner.ts";
import { Persister } from "./persister.ts";
import { Puller } from "./puller.ts";
import { Recount } from "./recount.ts";
import { type LocalEvent, SyncCore } from "./sync-core.ts";
import { type SyncState, untouched } from "./sync-state.ts";
import type { SyncStore } from "./sync-store.ts";
import type { Timers } from "./timers.ts";

/** Rows are acknowledged this long after the last one arrived. */
const ACK_AFTER_MS = 1000;
/** A visible page pulls this often, whatever frames arrive. */
const REFRESH_MS = 5 * 60_000;
const STREAM_KINDS = ["private", "group"] as const;

export interface EngineParts {
  me: number;
  call: Call;
  frames: FrameSource;
  store: SyncStore;
  timers: Timers;
  /** This tab writes storage and sends what other tabs left; see `becomeLeader`. */
  isLeader?: boolean;
  onStoreError?: (error: unknown) => void;
}

/** Which streams are being loaded (`rules §4.4`); the chat list waits for them. */
export type Loading = Readonly<Record<StreamKind, boolean>>;

/**
 * A terminal's message engine: takes frames and pages, holds one state, sends messages and read positions.
 * The page, a second tab and the chaos run all use this class.
 */
export class SyncEngine {
  readonly core: SyncCore;
  readonly history: History;
  readonly actions: Actions;
  readonly #parts: EngineParts;
  readonly #puller: Puller;
  readonly #recount: Recount;
  readonly #outbox: OutboxRunner;
  readonly #persister: Persister;
  readonly #queue: FrameQueue;
  readonly #loadings = new Set<(loading: Loading) => void>();
  readonly #stops: (() => void)[] = [];
  readonly #readingAbove = new Set<ChatId>();
  readonly #acks = new Map<StreamKind, () => void>();
  #loading: Loading = { private: true, group: true };
  #visible = true;

  constructor(parts: EngineParts) {
    const { me, call, store, timers, isLeader: leads = true } = parts;
    this.#parts = parts;
    this.core = new SyncCore(me);
    const shared = { core: this.core, call, store, timers };
    this.history = new History(shared);
    this.actions = new Actions(shared);
    this.#outbox = new OutboxRunner(shared);
    this.#recount = new Recount(shared);
    this.#puller = new Puller({ ...shared, onLoading: (kind, on) => this.#setLoading(kind, on) });
    this.#persister = new Persister({
      ...shared,
      active: leads,
      onError: parts.onStoreError ?? (() => undefined),
    });
    this.#queue = new FrameQueue(timers, (records) => {
      this.core.commit(applyFrames(this.core.state, records));
      this.#watchGaps();
    });
  }

  get state(): SyncState {
    return this.core.state;
  }

  get loading(): Loading {
    return this.#loading;
  }

  onLoading(listener: (loading: Loading) => void): () => void {
    this.#loadings.add(listener);
    return () => this.#loadings.delete(listener);
  }

  /** Shows what is stored, then follows the frames. Resolves when the stored state is shown. */
  async start(): Promise<void> {
    const { me, store, frames, timers, isLeader: leads = true } = this.#parts;
    const stored = await store.load().catch(() => null);
    if (stored !== null) {
      const shown = hydrate(me, stored, leads, timers.now());
      // What was sent meanwhile goes after what storage had.
      const outbox = this.state.outbox.reduce(enqueue, shown.outbox);
      this.core.commit(untouched({ ...shown, outbox }));
    }
    this.#stops.push(
      this.core.onCommit(({ before, after, touched }) => {
        for (const chatId of touched.keys()) {
          this.#trim(chatId);
          this.#refill(chatId, before);
          if (after.chats.get(chatId)?.unreadBelow?.unsure === true) this.#recount.later();
        }
        for (const kind of STREAM_KINDS) {
          if (before.streams[kind].position !== after.streams[kind].position) this.#ackLater(kind);
        }
      }),
      frames.onFrame((frame) => this.#onFrame(frame)),
      frames.onState((state) => state === "online" && this.#loggedIn()),
    );
    this.#refreshLater();
    if (frames.state === "online") this.#loggedIn();
    else this.#outbox.wake();
  }

  /** Stops everything; resolves when what was due is stored. */
  async stop(): Promise<void> {
    this.#queue.flush();
    for (const stop of this.#stops.splice(0)) stop();
    for (const cancel of this.#acks.values()) cancel();
    this.#puller.stop();
    this.#recount.stop();
    this.#outbox.stop();
    this.actions.stop();
    await this.#persister.flush();
  }

  /** Writes what is due now: the page is about to be frozen. */
  flush(): Promise<void> {
    this.#queue.flush();
    return this.#persister.flush();
  }

  /** This tab takes over from a closed one: it writes storage from now on, and sends what the other had not sent. */
  async becomeLeader(): Promise<void> {
    this.#persister.activate();
    this.adoptOutbox(await this.#parts.store.outbox().catch(() => []));
  }

  /** Shows and sends what another tab left in storage. */
  adoptOutbox(remaining: Outbox): void {
    this.#outbox.change((outbox) => restoreOutbox(remaining).reduce(enqueue, outbox));
  }

  /** Pulls both streams now (pull-down refresh); resolves when they are complete. */
  pullNow(): Promise<void> {
    return this.#puller.pullBoth();
  }

  /** Shows a message at once and sends it in order; before the start it waits. */
  send(item: OutboxItem): void {
    this.#outbox.change((outbox) => enqueue(outbox, item));
  }

  /** The file of an unsent message is uploaded. */
  ready(tmpId: string, content: string): void {
    this.#outbox.change((outbox) => onReady(outbox, tmpId, content));
  }

  /** The file of an unsent message could not be uploaded. */
  failed(tmpId: string, reason: string): void {
    this.#outbox.change((outbox) =>
      outbox.map((item) => (item.tmpId === tmpId ? { ...item, state: "failed", reason } : item)),
    );
  }

  /** Tries a refused message again, `as` another kind if its file is still to be uploaded. */
  resend(tmpId: string, as?: SendAs): void {
    this.#outbox.change((outbox) => onResend(outbox, tmpId, as));
  }

  /** Takes an unsent message back. One in flight may have been stored already. */
  discard(tmpId: string): void {
    const { outbox } = this.state;
    const remaining = outbox.filter((item) => item.tmpId !== tmpId || item.state === "sending");
    if (remaining.length === outbox.length) return;
    this.#outbox.change(() => remaining);
    this.#parts.store.deleteOutbox([tmpId]).catch(() => undefined);
  }

  /** Changes a chat's state in the list, on all terminals (`MSG-18`). @throws the transport's error. */
  async setChatState(chatId: ChatId, change: ChatStateChange): Promise<void> {
    const state = await this.#parts.call(api.chats.setState, { body: { chatId, ...change } });
    if (change.markedUnread === true) this.core.commit(dropUnreadMark(this.state, chatId, false));
    this.core.commit(applyChatStates(this.state, [state]));
  }

  /** Shows or removes the placeholder of an AI friend's reply being regenerated. */
  setPlaceholder(chatId: ChatId, sendId: number, on: boolean): void {
    this.core.commit((on ? addPlaceholder : dropPlaceholder)(this.state, chatId, sendId));
  }

  /** Applies a change that another tab knows from the response to its own request. */
  applyLocal(event: LocalEvent): void {
    if (event.kind === "records") this.core.commit(applyRows(this.state, event.records, "frame"));
    else if (event.kind === "facts") {
      this.core.commit(applyOwnFacts(this.state, event.chatId, event.id, event.facts));
    } else if (event.kind === "markDropped") this.core.commit(dropUnreadMark(this.state, event.chatId, true));
    else this.core.commit(markRead(this.state, event.chatId, event.readId));
  }

  /** A chat is being read far above its newest messages, so those may be dropped instead of the oldest. */
  setReadingAbove(chatId: ChatId, above: boolean): void {
    if (above) this.#readingAbove.add(chatId);
    else this.#readingAbove.delete(chatId);
  }

  /** Sets whether the page is visible: only a visible one pulls every five minutes. */
  setVisible(visible: boolean): void {
    this.#visible = visible;
    if (visible) this.#outbox.wake();
  }

  #setLoading(kind: StreamKind, on: boolean): void {
    if (this.#loading[kind] === on) return;
    this.#loading = { ...this.#loading, [kind]: on };
    for (const listener of [...this.#loadings]) listener(this.#loading);
  }

  #loggedIn(): void {
    this.#queue.flush();
    this.core.commit(untouched(applyLogin(this.state)));
    void this.#puller.pullBoth();
    this.#recount.later();
    this.#outbox.reconnected();
    this.actions.resendUnconfirmed();
    this.history.refillAll();
  }

  #onFrame(frame: DownFrame): void {
    const record = recordOf(frame);
    if (record !== null) this.#queue.push(record);
    if ((frame.cmd === 3 || frame.cmd === 4) && frame.data.type === MessageType.LOADING) {
      this.#setLoading(frame.cmd === 3 ? "private" : "group", frame.data.content === "true");
    }
    if (frame.cmd === 5 && frame.data.type === "stream.given") {
      this.#queue.flush();
      this.core.commit(untouched(applyGiven(this.state, frame.data)));
      this.#watchGaps();
    }
  }

  #watchGaps(): void {
    for (const kind of STREAM_KINDS) this.#puller.watchGap(kind);
  }

  #trim(chatId: ChatId): void {
    const chat = this.state.chats.get(chatId);
    if (chat === undefined || Math.max(chat.messages.length, chat.around?.length ?? 0) <= WINDOW_MAX) return;
    const next = trimWindow(chat, this.#readingAbove.has(chatId));
    this.core.commit(untouched({ ...this.state, chats: new Map(this.state.chats).set(chatId, next) }));
  }

  /** After the last message in memory was removed, loads older ones: the list shows the newest of them. */
  #refill(chatId: ChatId, before: SyncState): void {
    const chat = this.state.chats.get(chatId);
    const had = (before.chats.get(chatId)?.messages.length ?? 0) > 0;
    if (had && chat?.messages.length === 0) void this.history.refill(chatId);
  }

  #ackLater(kind: StreamKind): void {
    this.#acks.get(kind)?.();
    const cancel = this.#parts.timers.after(ACK_AFTER_MS, () => this.#ack(kind));
    this.#acks.set(kind, cancel);
  }

  #ack(kind: StreamKind): void {
    const maxId = this.state.streams[kind].position;
    const { call } = this.#parts;
    if (maxId === 0) return;
    const request =
      kind === "private"
        ? call(api.privateMessages.acknowledge, { query: { maxId } })
        : call(api.groupMessages.acknowledge, { query: { maxId } });
    // A lost acknowledgement is made up for by the next one, or by the next pull.
    request.catch(() => undefined);
  }

  #refreshLater(): void {
    const cancel = this.#parts.timers.after(REFRESH_MS, () => {
      if (this.#visible && this.#parts.frames.state === "online") void this.#puller.pullBoth();
      this.#refreshLater();
    });
    this.#stops.push(cancel);
  }
}

/** What may be changed about a chat in the list. */
export interface ChatStateChange {
  pinned?: boolean;
  archived?: boolean;
  markedUnread?: boolean;
  muted?: boolean;
  hiddenUpTo?: number | null;
  clearedUpTo?: number | null;
}
