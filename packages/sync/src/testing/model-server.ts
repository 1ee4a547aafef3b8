import type {
  api,
  ChatId,
  ChatState,
  ChatSummary,
  GroupMessage,
  OutputOf,
  PrivateMessage,
  StreamKind,
} from "@4d/contract";
import { AT_EVERYONE, MessageType } from "@4d/contract";
import type { StreamRecord } from "../stream-row.ts";
import { CHATS, FRIEND, GROUP, ME, ModelHistory, OTHER } from "./model-history.ts";
import { clearedUpTo, isRemoved, type LoggedRow, stateAfter } from "./model-log.ts";

const replyMarkOf = ({ variant }: LoggedRow) =>
  variant === undefined ? undefined : { turnId: 1, variant, of: 40, by: "builtin" as const };
const withReplyMark = (ai: ReturnType<typeof replyMarkOf>) => (ai === undefined ? {} : { extra: { ai } });

/** A server of one person's two streams, small enough to be right at a glance. */
export class ModelServer extends ModelHistory {
  /** The row as a frame carried it when it was new. */
  frame(row: LoggedRow): StreamRecord {
    return this.#record(row, row.id);
  }

  /** Rows of a kind after `minId`, as a page shows them when the stream had reached `asOf`. */
  page(kind: StreamKind, minId: number, limit: number, asOf = this.position(kind)): StreamRecord[] {
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
      .map((row) => this.#record(row, this.position(row.kind)));
  }

  around(chatId: ChatId, id: number, size: number): StreamRecord[] {
    const rows = this.#drawn(chatId);
    const at = rows.findIndex((row) => row.id === id);
    return rows
      .slice(Math.max(0, at - size / 2), at + size / 2)
      .map((row) => this.#record(row, this.position(row.kind)));
  }

  /** Summaries of `perPage` chats, with the streams as they were at the first page. */
  summaries(query: {
    rows: number;
    perPage: number;
    cursor: string | null;
  }): OutputOf<typeof api.chats.summaries> {
    const [at = 0, privateId = this.position("private"), groupId = this.position("group")] =
      query.cursor?.split(".").map(Number) ?? [];
    const upTo = { private: privateId, group: groupId };
    const chats = CHATS.slice(at, at + query.perPage).flatMap((chatId) =>
      this.#summary(chatId, query.rows, upTo),
    );
    const next = at + query.perPage;
    const nextCursor = next < CHATS.length ? [next, privateId, groupId].join(".") : null;
    return { privateId, groupId, chats, nextCursor };
  }

  #summary(chatId: ChatId, perChat: number, summaries: Record<StreamKind, number>): ChatSummary[] {
    const upTo = summaries[chatId.startsWith("g") ? "group" : "private"];
    const drawn = this.#drawn(chatId).filter(({ id }) => id <= upTo);
    const rows = drawn.slice(-perChat);
    if (rows.length === 0) return [];
    const records = rows.map((row) => this.#record(row, this.position(row.kind)));
    const readId = this.#position(chatId, [MessageType.READED], upTo);
    const unread = drawn.filter(
      (row) =>
        row.id > readId && row.by !== ME && row.type === MessageType.TEXT && !this.isRecalled(row, upTo),
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

  #drawn(chatId: ChatId): LoggedRow[] {
    const now = Number.MAX_SAFE_INTEGER;
    return this.log.filter(
      (row) =>
        row.chatId === chatId &&
        (row.type === MessageType.TEXT || row.type === MessageType.TIP_TEXT) &&
        row.id > clearedUpTo(this.log, chatId, now) &&
        !isRemoved(this.log, row, now),
    );
  }

  #position(chatId: ChatId, types: readonly number[], asOf: number): number {
    if (chatId.startsWith("g") && types[0] !== MessageType.READED) return 0;
    return this.log
      .filter((row) => row.chatId === chatId && types.includes(row.type) && row.id <= asOf)
      .reduce((max, { target }) => Math.max(max, target), 0);
  }

  #record(row: LoggedRow, asOf: number): StreamRecord {
    const { id, kind, by, type, time, target, emoji, on, content } = row;
    if (kind === "group" && type === MessageType.RECEIPT) {
      const readedCount = this.about({ ...row, id: target }, MessageType.RECEIPT, asOf).length;
      return { type: 12, id: target, groupId: GROUP, readedCount, receiptOk: readedCount >= 3, rowId: id };
    }
    const bodies: Record<number, string> = {
      [MessageType.EDIT]: JSON.stringify({ id: target, content, editedAt: time, ai: replyMarkOf(row) }),
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
      row.tip === undefined
        ? withReplyMark(replyMarkOf(row))
        : { extra: { tip: { key: row.tip, args: {} } } };
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

  #readers(row: LoggedRow, asOf: number): { readedCount: number; receiptOk: boolean } {
    const readedCount = this.about(row, MessageType.RECEIPT, asOf).length;
    return { readedCount, receiptOk: readedCount >= 3 };
  }

  #present(row: LoggedRow, asOf: number): Partial<PrivateMessage> {
    if (this.isRecalled(row, asOf)) return { status: 2, content: "" };
    const edit = this.about(row, MessageType.EDIT, asOf).at(-1);
    const pin = this.about(row, MessageType.PIN, asOf).at(-1);
    const lists = new Map<string, Set<number>>();
    for (const { emoji = "", by, on } of this.about(row, MessageType.REACTION, asOf)) {
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
      ...(edit && { content: edit.content, editedAt: edit.time, ...withReplyMark(replyMarkOf(edit)) }),
      ...(pin?.on === true && { pinned: true }),
      ...(reactions.length > 0 && { reactions }),
    };
  }

  #status(row: LoggedRow, asOf: number): number {
    const reads = row.by === ME ? [MessageType.RECEIPT] : [MessageType.READED];
    if (this.#position(row.chatId, reads, asOf) >= row.id) return 3;
    if (row.by !== ME) return 0;
    return this.#position(row.chatId, [MessageType.DELIVERED], asOf) >= row.id ? 1 : 0;
  }
}
