import type {
  api,
  ChatHead,
  ChatId,
  ChatState,
  GroupMessage,
  OutputOf,
  PrivateMessage,
  StreamKind,
} from "@4d/contract";
import { AT_EVERYONE, groupChatId, MessageType, privateChatId } from "@4d/contract";
import type { StreamRecord } from "../row.ts";
import { clearedUpTo, type Happened, isRemoved, stateAfter } from "./own-view.ts";

export const ME = 1;
export const FRIEND = 2;
export const OTHER = 3;
export const GROUP = 7;

/** What a step may be; numbers choose among what exists, so every sequence of steps is a valid one. */
export interface Step {
  what:
    | "send"
    | "recall"
    | "edit"
    | "react"
    | "pin"
    | "read"
    | "peerRead"
    | "delivered"
    | "tip"
    | "again"
    | "receipt"
    | "remove"
    | "clear";
  chat: 0 | 1 | 2;
  mine: boolean;
  pick: number;
}

const CHATS: readonly ChatId[] = [privateChatId(FRIEND), privateChatId(OTHER), groupChatId(GROUP)];
const HOUR = 3_600_000;

const markOf = ({ variant }: Happened) =>
  variant === undefined ? undefined : { turnId: 1, variant, of: 40, by: "builtin" as const };
const markedAs = (ai: ReturnType<typeof markOf>) => (ai === undefined ? {} : { extra: { ai } });

/** A server of one person's two streams, small enough to be obviously right. */
export class ModelServer {
  readonly log: Happened[] = [];
  readonly #last: Record<StreamKind, number> = { private: 0, group: 0 };

  #append(what: Omit<Happened, "id" | "time">): Happened {
    this.#last[what.kind] += 1;
    const row = { ...what, id: this.#last[what.kind], time: HOUR + this.log.length * 1000 };
    this.log.push(row);
    return row;
  }

  position(kind: StreamKind): number {
    return this.#last[kind];
  }

  /** A message of mine or of the other side. */
  send(chatId: ChatId, by: number, content: string, tmpId: string | null = null): Happened {
    const known = tmpId === null ? undefined : this.log.find((row) => row.tmpId === tmpId && row.by === by);
    const kind = chatId.startsWith("g") ? "group" : "private";
    return known ?? this.#append({ kind, chatId, by, type: MessageType.TEXT, content, tmpId, target: 0 });
  }

  step({ what, chat, mine, pick }: Step): void {
    const chatId = CHATS[chat] ?? CHATS[0] ?? "p:2";
    const kind: StreamKind = chat === 2 ? "group" : "private";
    const peer = chat === 1 ? OTHER : FRIEND;
    const by = mine ? ME : peer;
    const base = { kind, chatId, by, content: "", tmpId: null, target: 0 };
    if (what === "send") {
      const at = kind === "group" && pick % 3 === 0 ? [pick % 2 === 0 ? ME : -1] : undefined;
      this.#append({ ...base, type: MessageType.TEXT, content: `text ${pick}`, ...(at && { at }) });
      return;
    }
    if (what === "tip") {
      this.#append({ ...base, type: MessageType.TIP_TEXT, content: "tip" });
      return;
    }
    const texts = this.log.filter(
      (row) => row.chatId === chatId && row.type === MessageType.TEXT && row.variant === undefined,
    );
    if (what === "again") {
      this.#again(
        { ...base, by: peer },
        texts.filter((row) => row.by === peer),
        pick,
      );
      return;
    }
    const target = texts[pick % Math.max(1, texts.length)];
    if (target === undefined) return;
    this.#change(what, base, target, pick);
  }

  /** The other side begins to answer once more, and gives another variant or fails, or is still at it. */
  #again(base: Omit<Happened, "id" | "time" | "type">, texts: readonly Happened[], pick: number): void {
    this.#append({ ...base, type: MessageType.TIP_TEXT, content: "again", tip: "regenerating" });
    const target = texts[pick % Math.max(1, texts.length)];
    if (pick % 4 === 1)
      this.#append({ ...base, type: MessageType.TIP_TEXT, content: "x", tip: "regenerateFailed" });
    if (pick % 4 > 1 || target === undefined) return;
    const own = { ...base, content: `variant ${pick}`, variant: pick + 1 };
    this.#append({ ...own, type: MessageType.TEXT });
    if (!this.#isRecalled(target, this.#last[base.kind]))
      this.#append({ ...own, type: MessageType.EDIT, target: target.id });
  }

  #change(
    what: Step["what"],
    base: Omit<Happened, "id" | "time" | "type">,
    target: Happened,
    pick: number,
  ): void {
    const own = { ...base, target: target.id };
    const recalled = this.log.some(
      (row) => row.type === MessageType.RECALL && row.target === target.id && row.kind === own.kind,
    );
    if (what === "recall") {
      if (!recalled)
        this.#append({ ...own, by: target.by, type: MessageType.RECALL, content: String(target.id) });
    } else if (what === "edit") {
      if (!recalled)
        this.#append({ ...own, by: target.by, type: MessageType.EDIT, content: `edited ${pick}` });
    } else if (what === "remove") {
      // A tip is let go of for what is shown instead; a page never tells of what is not shown.
      const followsTip = (row: Happened) =>
        row.tip !== undefined && row.chatId === target.chatId && row.by === target.by && row.id < target.id;
      if (this.log.some(followsTip)) return;
      this.#append({ ...own, kind: "private", by: ME, type: MessageType.REMOVED });
    } else if (what === "clear") {
      this.#append({ ...own, kind: "private", by: ME, type: MessageType.CHAT_STATE });
    } else if (what === "react") {
      this.#append({ ...own, type: MessageType.REACTION, emoji: pick % 2 ? "👍" : "🎉", on: pick % 3 !== 0 });
    } else if (what === "pin") this.#append({ ...own, type: MessageType.PIN, on: pick % 2 === 0 });
    else if (what === "read") this.#append({ ...own, by: ME, type: MessageType.READED });
    else if (own.kind === "private") {
      const by = own.chatId === CHATS[1] ? OTHER : FRIEND;
      if (what === "peerRead") this.#append({ ...own, by, type: MessageType.RECEIPT });
      if (what === "delivered") this.#append({ ...own, by, type: MessageType.DELIVERED });
    } else if (what === "receipt") this.#append({ ...own, type: MessageType.RECEIPT });
  }

  /** The row as a frame carried it when it was new. */
  frame(row: Happened): StreamRecord {
    return this.#record(row, row.id);
  }

  /** Rows of a kind after `minId`, as they present themselves when the stream had reached `asOf`. */
  page(kind: StreamKind, minId: number, limit: number, asOf = this.#last[kind]): StreamRecord[] {
    return this.log
      .filter(
        (row) => row.kind === kind && row.id > minId && row.id <= asOf && !isRemoved(this.log, row, asOf),
      )
      .slice(0, limit)
      .map((row) => this.#record(row, asOf));
  }

  /** Drawn rows of a chat below an id, newest first. */
  history(chatId: ChatId, beforeId: number, size: number): StreamRecord[] {
    return this.#drawn(chatId)
      .filter(({ id }) => id < beforeId)
      .reverse()
      .slice(0, size)
      .map((row) => this.#record(row, this.#last[row.kind]));
  }

  around(chatId: ChatId, id: number, size: number): StreamRecord[] {
    const rows = this.#drawn(chatId);
    const at = rows.findIndex((row) => row.id === id);
    return rows
      .slice(Math.max(0, at - size / 2), at + size / 2)
      .map((row) => this.#record(row, this.#last[row.kind]));
  }

  /** Heads of `perPage` chats, as the streams stood at the first page. */
  heads(ask: { rows: number; perPage: number; cursor: string | null }): OutputOf<typeof api.chats.heads> {
    const [at = 0, privateId = this.#last.private, groupId = this.#last.group] =
      ask.cursor?.split(".").map(Number) ?? [];
    const upTo = { private: privateId, group: groupId };
    const chats = CHATS.slice(at, at + ask.perPage).flatMap((chatId) => this.#head(chatId, ask.rows, upTo));
    const next = at + ask.perPage;
    const nextCursor = next < CHATS.length ? [next, privateId, groupId].join(".") : null;
    return { privateId, groupId, chats, nextCursor };
  }

  #head(chatId: ChatId, perChat: number, heads: Record<StreamKind, number>): ChatHead[] {
    const upTo = heads[chatId.startsWith("g") ? "group" : "private"];
    const drawn = this.#drawn(chatId).filter(({ id }) => id <= upTo);
    const rows = drawn.slice(-perChat);
    if (rows.length === 0) return [];
    const records = rows.map((row) => this.#record(row, this.#last[row.kind]));
    const readId = this.#position(chatId, [MessageType.READED], upTo);
    const unread = drawn.filter(
      (row) =>
        row.id > readId && row.by !== ME && row.type === MessageType.TEXT && !this.#isRecalled(row, upTo),
    );
    const mentioning = (id: number) => unread.filter((row) => row.at?.includes(id)).map((row) => row.id);
    return [
      {
        chatId,
        readId,
        peerReadId: this.#position(chatId, [MessageType.RECEIPT], upTo),
        peerDeliveredId: this.#position(chatId, [MessageType.DELIVERED], upTo),
        unread: unread.length,
        mentions: { me: mentioning(ME), everyone: mentioning(AT_EVERYONE) },
        privateMessages: records.filter((record): record is PrivateMessage => "recvId" in record),
        groupMessages: records.filter(
          (record): record is GroupMessage => "groupId" in record && "sendId" in record,
        ),
      },
    ];
  }

  states(): ChatState[] {
    return CHATS.flatMap((chatId) => {
      const last = this.log.findLast((row) => row.chatId === chatId && row.type === MessageType.CHAT_STATE);
      return last === undefined ? [] : [stateAfter(this.log, last)];
    });
  }

  #drawn(chatId: ChatId): Happened[] {
    const now = Number.MAX_SAFE_INTEGER;
    return this.log.filter(
      (row) =>
        row.chatId === chatId &&
        (row.type === MessageType.TEXT || row.type === MessageType.TIP_TEXT) &&
        row.id > clearedUpTo(this.log, chatId, now) &&
        !isRemoved(this.log, row, now),
    );
  }

  #about(row: Happened, type: number, asOf: number): Happened[] {
    return this.log.filter(
      (one) => one.kind === row.kind && one.type === type && one.target === row.id && one.id <= asOf,
    );
  }

  #isRecalled(row: Happened, asOf: number): boolean {
    return this.#about(row, MessageType.RECALL, asOf).length > 0;
  }

  #position(chatId: ChatId, types: readonly number[], asOf: number): number {
    if (chatId.startsWith("g") && types[0] !== MessageType.READED) return 0;
    return this.log
      .filter((row) => row.chatId === chatId && types.includes(row.type) && row.id <= asOf)
      .reduce((max, { target }) => Math.max(max, target), 0);
  }

  #record(row: Happened, asOf: number): StreamRecord {
    const { id, kind, by, type, time, target, emoji, on, content } = row;
    if (kind === "group" && type === MessageType.RECEIPT) {
      const readedCount = this.#about({ ...row, id: target }, MessageType.RECEIPT, asOf).length;
      return { type: 12, id: target, groupId: GROUP, readedCount, receiptOk: readedCount >= 3, rowId: id };
    }
    const bodies: Record<number, string> = {
      [MessageType.EDIT]: JSON.stringify({ id: target, content, editedAt: time, ai: markOf(row) }),
      [MessageType.REACTION]: JSON.stringify({ id: target, emoji, userId: by, on }),
      [MessageType.PIN]: JSON.stringify({ id: target, on }),
      [MessageType.READED]: JSON.stringify({ id: target }),
      [MessageType.RECEIPT]: JSON.stringify({ id: target }),
      [MessageType.DELIVERED]: JSON.stringify({ id: target }),
      [MessageType.REMOVED]: JSON.stringify({ chatId: row.chatId, ids: [target] }),
      [MessageType.CHAT_STATE]: JSON.stringify(stateAfter(this.log, row)),
    };
    const common = {
      id,
      tmpId: row.tmpId,
      sendId: by,
      type,
      content: bodies[type] ?? content,
      status: 0,
      sendTime: time,
    };
    const extra =
      row.tip === undefined ? markedAs(markOf(row)) : { extra: { tip: { key: row.tip, args: {} } } };
    const plain =
      type === MessageType.TEXT || type === MessageType.TIP_TEXT ? { ...common, ...extra } : common;
    const shown = type === MessageType.TEXT ? { ...plain, ...this.#present(row, asOf) } : plain;
    if (type === MessageType.REMOVED || type === MessageType.CHAT_STATE) return { ...common, recvId: ME };
    if (kind === "private") {
      const peer = row.chatId === CHATS[1] ? OTHER : FRIEND;
      return { ...shown, recvId: by === ME ? peer : ME };
    }
    return {
      ...shown,
      groupId: GROUP,
      sendNickName: "Mei",
      atUserIds: row.at ?? [],
      ...this.#readers(row, asOf),
    };
  }

  #readers(row: Happened, asOf: number): { readedCount: number; receiptOk: boolean } {
    const readedCount = this.#about(row, MessageType.RECEIPT, asOf).length;
    return { readedCount, receiptOk: readedCount >= 3 };
  }

  #present(row: Happened, asOf: number): Partial<PrivateMessage> {
    if (this.#isRecalled(row, asOf)) return { status: 2, content: "" };
    const edit = this.#about(row, MessageType.EDIT, asOf).at(-1);
    const pin = this.#about(row, MessageType.PIN, asOf).at(-1);
    const lists = new Map<string, Set<number>>();
    for (const { emoji = "", by, on } of this.#about(row, MessageType.REACTION, asOf)) {
      const users = lists.get(emoji) ?? new Set();
      if (on === true) users.add(by);
      else users.delete(by);
      lists.set(emoji, users);
    }
    const reactions = [...lists].flatMap(([emoji, users]) =>
      users.size > 0 ? [{ emoji, userIds: [...users] }] : [],
    );
    return {
      status: this.#status(row, asOf),
      ...(edit && { content: edit.content, editedAt: edit.time, ...markedAs(markOf(edit)) }),
      ...(pin?.on === true && { pinned: true }),
      ...(reactions.length > 0 && { reactions }),
    };
  }

  #status(row: Happened, asOf: number): number {
    const reads = row.by === ME ? [MessageType.RECEIPT] : [MessageType.READED];
    if (this.#position(row.chatId, reads, asOf) >= row.id) return 3;
    if (row.by !== ME) return 0;
    return this.#position(row.chatId, [MessageType.DELIVERED], asOf) >= row.id ? 1 : 0;
  }
}
