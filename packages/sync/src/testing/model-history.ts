import { type ChatId, groupChatId, MessageType, privateChatId, type StreamKind } from "@4d/contract";
import type { LoggedRow } from "./model-log.ts";

export const ME = 1;
export const FRIEND = 2;
export const OTHER = 3;
export const GROUP = 7;

/** A step; its numbers choose among what exists, so every sequence of steps is valid. */
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

/** Two private chats and a group. */
export const CHATS: readonly ChatId[] = [privateChatId(FRIEND), privateChatId(OTHER), groupChatId(GROUP)];
const HOUR = 3_600_000;

/** What happened in one person's two streams: rows, appended by steps that are always valid. */
export class ModelHistory {
  readonly log: LoggedRow[] = [];
  readonly #last: Record<StreamKind, number> = { private: 0, group: 0 };

  #append(what: Omit<LoggedRow, "id" | "time">): LoggedRow {
    this.#last[what.kind] += 1;
    const row = { ...what, id: this.#last[what.kind], time: HOUR + this.log.length * 1000 };
    this.log.push(row);
    return row;
  }

  position(kind: StreamKind): number {
    return this.#last[kind];
  }

  /** Adds rows that I do not get: what others say in a group while I am not in it. */
  pass(kind: StreamKind, count: number): void {
    this.#last[kind] += count;
  }

  /** A message of mine or of the other side. */
  send(chatId: ChatId, by: number, content: string, tmpId: string | null = null): LoggedRow {
    const known = tmpId === null ? undefined : this.log.find((row) => row.tmpId === tmpId && row.by === by);
    const kind = chatId.startsWith("g") ? "group" : "private";
    return known ?? this.#append({ kind, chatId, by, type: MessageType.TEXT, content, tmpId, target: 0 });
  }

  /** Marks a chat unread for me, or drops the mark. */
  mark(chatId: ChatId, on: boolean): LoggedRow {
    const change = { kind: "private", by: ME, type: MessageType.CHAT_STATE, content: "" } as const;
    return this.#append({ ...change, chatId, tmpId: null, target: 0, on });
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

  /** The other side begins to regenerate a reply, and gives another variant, fails, or is still at it. */
  #again(base: Omit<LoggedRow, "id" | "time" | "type">, texts: readonly LoggedRow[], pick: number): void {
    this.#append({ ...base, type: MessageType.TIP_TEXT, content: "again", tip: "regenerating" });
    const target = texts[pick % Math.max(1, texts.length)];
    if (pick % 4 === 1)
      this.#append({ ...base, type: MessageType.TIP_TEXT, content: "x", tip: "regenerateFailed" });
    if (pick % 4 > 1 || target === undefined) return;
    const own = { ...base, content: `variant ${pick}`, variant: pick + 1 };
    this.#append({ ...own, type: MessageType.TEXT });
    if (!this.isRecalled(target, this.#last[base.kind]))
      this.#append({ ...own, type: MessageType.EDIT, target: target.id });
  }

  #change(
    what: Step["what"],
    base: Omit<LoggedRow, "id" | "time" | "type">,
    target: LoggedRow,
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
      // A tip is dropped because of what is shown after it, and a page never reports a removed message.
      const followsTip = (row: LoggedRow) =>
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

  /** Changes of a type that a message had met when its stream had reached `asOf`. */
  about(row: LoggedRow, type: number, asOf: number): LoggedRow[] {
    return this.log.filter(
      (one) => one.kind === row.kind && one.type === type && one.target === row.id && one.id <= asOf,
    );
  }

  isRecalled(row: LoggedRow, asOf: number): boolean {
    return this.about(row, MessageType.RECALL, asOf).length > 0;
  }
}
