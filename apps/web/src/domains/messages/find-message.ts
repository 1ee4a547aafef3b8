import type { ChatId } from "@4d/contract";
import type { Message } from "@4d/sync";
import { chatData } from "./chat-view.store.ts";
import { chatsReady, engine, running } from "./messages.store.ts";

/** Waits until the stored chats are shown; resolves at once when they are. */
function ready(): Promise<unknown> {
  if (running() !== null) return Promise.resolve();
  return new Promise((done) => {
    const stop = chatsReady.on(() => done(stop()));
  });
}

/** A message by its id, from memory, storage or the server; null if it is unavailable. */
export async function findMessage(chatId: ChatId, id: number): Promise<Message | null> {
  await ready();
  const held = () => {
    const { messages, around } = chatData(chatId);
    return [...messages, ...(around ?? [])].find((message) => message.id === id) ?? null;
  };
  const known = held();
  if (known !== null) return known;
  await engine().history.jump(chatId, id);
  const found = held();
  engine().history.leaveWindow(chatId);
  return found;
}
