import type { Draft } from "@4d/contract";
import type { Message, OutboxItem, StoredChat, StoredFacts } from "@4d/sync";
import { Dexie, type Table } from "dexie";
import type { StoredUpload } from "./chat-store.ts";

/** The tables of one person's database; `[chatId+id]` answers "the newest 50 of a chat" from the index. */
export class ChatDatabase extends Dexie {
  readonly messages: Table<Message, [string, number]>;
  readonly chats: Table<StoredChat, string>;
  readonly facts: Table<StoredFacts, [string, number]>;
  readonly outbox: Table<OutboxItem, string>;
  readonly uploads: Table<StoredUpload, string>;
  readonly drafts: Table<Draft & { chatId: string }, string>;
  readonly values: Table<{ key: string; value: unknown }, string>;

  constructor(uid: number) {
    super(`chats-${uid}`, { chromeTransactionDurability: "relaxed" });
    this.version(1).stores({
      messages: "[chatId+id]",
      chats: "chatId",
      facts: "[chatId+id]",
      outbox: "tmpId",
      uploads: "tmpId",
      drafts: "chatId",
      values: "key",
    });
    this.messages = this.table("messages");
    this.chats = this.table("chats");
    this.facts = this.table("facts");
    this.outbox = this.table("outbox");
    this.uploads = this.table("uploads");
    this.drafts = this.table("drafts");
    this.values = this.table("values");
  }
}
