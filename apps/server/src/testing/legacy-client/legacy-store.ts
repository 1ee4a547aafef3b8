/** A record as a legacy client reads it from the wire: it trusts every field. */
export interface LegacyMessage {
  id?: number;
  tmpId?: string | null;
  sendId: number;
  recvId?: number;
  groupId?: number;
  sendNickName?: string;
  type: number;
  content: string;
  status: number;
  sendTime: number;
  atUserIds?: number[] | null;
  receipt?: boolean;
  receiptOk?: boolean | null;
  readedCount?: number;
}

export interface LegacyChat {
  type: "PRIVATE" | "GROUP";
  targetId: number;
  unreadCount: number;
  atMe: boolean;
  atAll: boolean;
  messages: LegacyMessage[];
}

const RECALLED = 2;
const READED = 3;
const TIP_TIME = 20;
const TIP_TEXT = 21;
const TIME_TIP_MS = 600_000;
const isDrawn = (type: number) => type < 10 || (type >= 20 && type < 30) || (type >= 40 && type < 50);

/** The chat store of a legacy client (`protocol §13.5`, `protocol §15`). */
export class LegacyStore {
  readonly chats = new Map<string, LegacyChat>();
  /** The cursors of both pulls: the largest id seen per kind. */
  privateMsgMaxId = 0;
  groupMsgMaxId = 0;
  me = 0;

  chat(type: LegacyChat["type"], targetId: number): LegacyChat {
    const key = `${type}-${targetId}`;
    const chat = this.chats.get(key) ?? {
      type,
      targetId,
      unreadCount: 0,
      atMe: false,
      atAll: false,
      messages: [],
    };
    this.chats.set(key, chat);
    return chat;
  }

  /** Drawn messages of a chat without the client's own time tips. */
  shown(type: LegacyChat["type"], targetId: number): LegacyMessage[] {
    return this.chat(type, targetId).messages.filter((message) => message.type !== TIP_TIME);
  }

  insert(message: LegacyMessage): void {
    const chat =
      message.groupId === undefined
        ? this.chat("PRIVATE", this.#peerOf(message))
        : this.chat("GROUP", message.groupId);
    if (message.id !== undefined && chat.type === "PRIVATE")
      this.privateMsgMaxId = Math.max(this.privateMsgMaxId, message.id);
    if (message.id !== undefined && chat.type === "GROUP")
      this.groupMsgMaxId = Math.max(this.groupMsgMaxId, message.id);
    if (!isDrawn(message.type)) return;
    const known = this.#find(chat, message);
    if (known) {
      Object.assign(known, message);
      return;
    }
    this.#count(chat, message);
    this.#insertAt(chat, message);
  }

  resetUnread(type: LegacyChat["type"], targetId: number): void {
    Object.assign(this.chat(type, targetId), { unreadCount: 0, atMe: false, atAll: false });
  }

  /** A RECEIPT of a friend: all my messages to them are read, as there is no id on the wire. */
  read(friendId: number): void {
    for (const message of this.chat("PRIVATE", friendId).messages) {
      if (message.sendId === this.me && message.status !== RECALLED) message.status = READED;
    }
  }

  receipt(change: { id: number; groupId: number; readedCount: number; receiptOk: boolean }): void {
    const message = this.chat("GROUP", change.groupId).messages.find((one) => one.id === change.id);
    if (message) Object.assign(message, { readedCount: change.readedCount, receiptOk: change.receiptOk });
  }

  recall(record: LegacyMessage): void {
    const chat =
      record.groupId === undefined
        ? this.chat("PRIVATE", this.#peerOf(record))
        : this.chat("GROUP", record.groupId);
    const target = chat.messages.find((message) => message.id === Number(record.content));
    if (target) Object.assign(target, { status: RECALLED, type: TIP_TEXT, content: "recalled" });
  }

  #peerOf(message: LegacyMessage): number {
    return message.sendId === this.me ? (message.recvId ?? 0) : message.sendId;
  }

  #find(chat: LegacyChat, message: LegacyMessage): LegacyMessage | undefined {
    const byId = message.id === undefined ? undefined : chat.messages.find((one) => one.id === message.id);
    return byId ?? (message.tmpId ? chat.messages.find((one) => one.tmpId === message.tmpId) : undefined);
  }

  #count(chat: LegacyChat, message: LegacyMessage): void {
    if (message.sendId === this.me || message.status === READED || message.status === RECALLED) return;
    if (message.type !== TIP_TEXT) chat.unreadCount += 1;
    if (message.atUserIds?.includes(this.me)) chat.atMe = true;
    if (message.atUserIds?.includes(-1)) chat.atAll = true;
  }

  #insertAt(chat: LegacyChat, message: LegacyMessage): void {
    const last = chat.messages.findLast((one) => one.type === TIP_TIME);
    if (last === undefined || last.sendTime < message.sendTime - TIME_TIP_MS) {
      chat.messages.push({ type: TIP_TIME, sendId: 0, content: "", status: 0, sendTime: message.sendTime });
    }
    let at = chat.messages.length;
    while (message.id !== undefined && at > 0 && (chat.messages[at - 1]?.id ?? 0) > message.id) at -= 1;
    chat.messages.splice(at, 0, message);
  }
}
