import { MessageStatus, MessageType, parseContent } from "@4d/contract";
import type { ChatData, Commit, Message } from "@4d/sync";
import { forgetFile } from "../../platform/media/file-cache.ts";
import { serverNow } from "../../platform/server-clock.ts";
import { chatsReady, type Running } from "./messages.store.ts";

/** Addresses of the files a message shows; a merged card shows copies of its own. */
function addressesOf({ type, content }: { type: number; content: string }): string[] {
  switch (type) {
    case MessageType.IMAGE: {
      const image = parseContent(MessageType.IMAGE, content);
      return image ? [image.originUrl, image.thumbUrl] : [];
    }
    case MessageType.VIDEO: {
      const video = parseContent(MessageType.VIDEO, content);
      return video ? [video.url, video.coverUrl] : [];
    }
    case MessageType.FILE:
      return [parseContent(MessageType.FILE, content)?.url ?? ""];
    case MessageType.AUDIO:
      return [parseContent(MessageType.AUDIO, content)?.url ?? ""];
    case MessageType.TEXT_WITH_AUDIO:
      return [parseContent(MessageType.TEXT_WITH_AUDIO, content)?.url ?? ""];
    default:
      return [];
  }
}

const filesOf = (message: Message): string[] =>
  [...addressesOf(message), ...(message.extra?.merged?.items.flatMap(addressesOf) ?? [])].filter((url) =>
    url.includes("/files/"),
  );

const held = (chat: ChatData | undefined): readonly Message[] => [
  ...(chat?.messages ?? []),
  ...(chat?.around ?? []),
];

/** Whether a known message is removed now: recalled, deleted, cleared or disappeared. Pure. */
function isRemoved({ id, extra }: Message, chat: ChatData, now: number): boolean {
  const present = held(chat).find((message) => message.id === id);
  if (present !== undefined) return present.status === MessageStatus.RECALL;
  const facts = chat.waiting.get(id);
  return (
    facts?.removed === true || id <= chat.clearedUpTo || (extra?.gone ?? Number.POSITIVE_INFINITY) <= now
  );
}

/** Addresses of files a commit removed from memory. Pure. */
export function removedFiles({ before, after, touched }: Commit, now: number): string[] {
  const urls = new Set<string>();
  for (const chatId of touched.keys()) {
    const [was, is] = [before.chats.get(chatId), after.chats.get(chatId)];
    if (was === undefined || is === undefined) continue;
    const unchanged = new Set(held(is));
    const over = held(was).filter(
      (message) =>
        !unchanged.has(message) && message.status !== MessageStatus.RECALL && isRemoved(message, is, now),
    );
    for (const url of over.flatMap(filesOf)) urls.add(url);
  }
  return [...urls];
}

/** Files of changed messages that only storage holds. */
async function filesInStorage({ store }: Running, { after, touched }: Commit): Promise<string[]> {
  const urls: string[] = [];
  for (const [chatId, { waiting }] of touched)
    for (const id of waiting) {
      const facts = after.chats.get(chatId)?.waiting.get(id);
      if (facts?.recalled !== true && facts?.removed !== true) continue;
      const [message] = await store.messagesBefore(chatId, id + 1, 1);
      if (message?.id === id) urls.push(...filesOf(message));
    }
  return urls;
}

/** Removes every copy of a removed file from this device (`W16`). */
chatsReady.on((running) => {
  running.engine.core.onCommit((commit) => {
    const now = removedFiles(commit, serverNow());
    if (now.length > 0) void forgetFile(now).catch(() => undefined);
    void filesInStorage(running, commit)
      .then(forgetFile)
      .catch(() => undefined);
  });
});
