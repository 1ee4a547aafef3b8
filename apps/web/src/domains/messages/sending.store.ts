import { type ChatId, type ImageContent, MessageType } from "@4d/contract";
import { sendAfterOpening } from "./before-first-message.ts";
import { splitText } from "./composer-rules.ts";
import { engine, running, withEngine } from "./messages.store.ts";
import { outboxItem, type SendOptions } from "./outgoing-item.ts";
import { pendingTmpId } from "./scheduled-file-ids.ts";
import { isAside, MEDIA_TYPES, type MediaKind } from "./upload-rules.ts";
import {
  beginUpload,
  cancelUpload,
  dropUpload,
  hasUploadFile,
  retryUpload,
  uploadAsFile,
  uploadsStore,
} from "./uploads.store.ts";

/** Sends a text; it is on screen at once (`MSG-3`). Blank texts are not sent. */
export function sendText(chatId: ChatId, text: string, options: SendOptions = {}): void {
  const items = splitText(text).map((piece, at) =>
    outboxItem(chatId, MessageType.TEXT, piece, at === 0 ? options : {}),
  );
  sendAfterOpening(chatId, () =>
    withEngine((engine) => {
      for (const item of items) engine.send(item);
    }),
  );
}

/** Sends one of our own stickers, whose picture every client has (`MSG-9`). */
export function sendSticker(chatId: ChatId, sticker: { name: string; url: string; size: number }): void {
  const { name, url, size } = sticker;
  const content = { originUrl: url, thumbUrl: url, width: size, height: size, sticker: name };
  const item = outboxItem(chatId, MessageType.IMAGE, JSON.stringify(content));
  sendAfterOpening(chatId, () => withEngine((engine) => engine.send(item)));
}

/** Sends a picture that is already on our server. */
export function sendStored(chatId: ChatId, content: ImageContent): void {
  const item = outboxItem(chatId, MessageType.IMAGE, JSON.stringify(content));
  sendAfterOpening(chatId, () => withEngine((engine) => engine.send(item)));
}

interface MediaMore {
  name: string;
  voice?: Voice;
  /** The message's tmpId, if it has one already. */
  tmpId?: string | undefined;
}

function sendMedia(chatId: ChatId, kind: MediaKind, file: Blob, { tmpId, ...more }: MediaMore): void {
  const fresh = outboxItem(chatId, MEDIA_TYPES[kind], "");
  const item = { ...fresh, tmpId: tmpId ?? fresh.tmpId, ready: false, aside: isAside(kind, file) };
  sendAfterOpening(chatId, () =>
    withEngine((engine) => {
      engine.send(item);
      void beginUpload({ tmpId: item.tmpId, kind, file, ...more });
    }),
  );
}

type Voice = { duration: number; wave: string };

/**
 * Sends a file of up to 100 MB (`MSG-12`): a picture as one, animated ones unchanged; a video with a cover; others as
 * a plain file. A file that may already be scheduled reuses its tmpId, so that it arrives once.
 */
export const sendFile = (chatId: ChatId, kind: Exclude<MediaKind, "audio">, file: File): void =>
  sendMedia(chatId, kind, file, { name: file.name, tmpId: pendingTmpId(file) });

/** Sends a recorded voice (`MSG-11`). */
export const sendVoice = (chatId: ChatId, { blob, ...voice }: Voice & { blob: Blob }): void =>
  sendMedia(chatId, "audio", blob, { name: `${new Date().toISOString().slice(0, 10)}.mp3`, voice });

/** Retries a failed message under the same tmpId, so that it is never stored twice. */
export function resendMessage(tmpId: string): void {
  const item = running()?.engine.state.outbox.find((one) => one.tmpId === tmpId);
  engine().resend(tmpId);
  if (item?.ready === false) void retryUpload(tmpId);
}

/** Sends a file that could not go as a picture or video as a plain file. */
export function sendAsFile(tmpId: string): void {
  const held = uploadsStore.getState().uploads.get(tmpId);
  if (held === undefined || !hasUploadFile(tmpId)) return;
  engine().resend(tmpId, { type: MessageType.FILE, aside: isAside("file", { size: held.size, type: "" }) });
  void uploadAsFile(tmpId);
}

/** Retries every failed message of a chat, in order. */
export function resendAll(chatId: ChatId): void {
  const failed = engine().state.outbox.filter((item) => item.chatId === chatId && item.state === "failed");
  for (const { tmpId } of failed) resendMessage(tmpId);
}

/** Discards an unsent message. */
export function cancelSending(tmpId: string): void {
  cancelUpload(tmpId);
  engine().discard(tmpId);
  dropUpload(tmpId);
}
