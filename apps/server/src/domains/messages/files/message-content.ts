import { cleanFileName, type FileContent, isContentValid, MessageType, parseContent } from "@4d/contract";
import { ensure } from "../../../platform/failure.ts";
import type { FileReference } from "../../files/index.ts";

type NamedFile = Pick<FileReference, "url" | "kind">;

/** The file addresses in a message of a type, each with the name it is shown under. */
function addressesIn(type: number, content: string): NamedFile[] {
  switch (type) {
    case MessageType.IMAGE: {
      const image = parseContent(MessageType.IMAGE, content);
      return image ? [image.originUrl, image.thumbUrl].map((url) => ({ url, kind: "picture" })) : [];
    }
    case MessageType.VIDEO: {
      const video = parseContent(MessageType.VIDEO, content);
      return video
        ? [
            { url: video.url, kind: "film" },
            { url: video.coverUrl, kind: "picture" },
          ]
        : [];
    }
    case MessageType.FILE:
      return [{ url: parseContent(MessageType.FILE, content)?.url ?? "", kind: "any" }];
    case MessageType.AUDIO:
      return [{ url: parseContent(MessageType.AUDIO, content)?.url ?? "", kind: "sound" }];
    case MessageType.TEXT_WITH_AUDIO:
      return [{ url: parseContent(MessageType.TEXT_WITH_AUDIO, content)?.url ?? "", kind: "sound" }];
    default:
      return [];
  }
}

/** The product's own stickers are part of our web app, not of the file store. */
const STICKER = /^\/h5\/stickers\/[a-z0-9-]{1,40}\.(svg|webp|png)$/;

function isSticker(url: string, publicUrl: string | undefined): boolean {
  const isPublic = publicUrl !== undefined && url.startsWith(`${publicUrl}/`);
  return STICKER.test(isPublic ? url.slice(publicUrl.length) : url);
}

/** Addresses of our own store that a message names; these files are retained while in use (`1391-files-in-use.ts`). */
export const storedAddresses = (type: number, content: string, publicUrl: string | undefined): NamedFile[] =>
  addressesIn(type, content).filter(
    ({ url, kind }) =>
      url !== "" && !(kind === "picture" && type === MessageType.IMAGE && isSticker(url, publicUrl)),
  );

/**
 * Whether the database's JSON can store it: no NUL, no lone surrogate, no infinite number. Clients never write these.
 */
function isStorable(content: string): boolean {
  let storable = true;
  const isText = (text: string) => !text.includes("\0") && text.isWellFormed();
  JSON.parse(content, (name: string, value: unknown) => {
    if (!isText(name) || (typeof value === "string" && !isText(value))) storable = false;
    if (typeof value === "number" && !Number.isFinite(value)) storable = false;
    return value;
  });
  return storable;
}

/** Content with its file name cleaned (`cleanFileName`), otherwise unchanged. */
export function storableContent(type: number, content: string): string {
  const file = type === MessageType.FILE ? parseContent(MessageType.FILE, content) : null;
  if (!file) return content;
  const name = cleanFileName(file.name);
  return name === file.name ? content : JSON.stringify({ ...(JSON.parse(content) as FileContent), name });
}

/** Checks content against its type. @returns the content to store. @throws Failure `invalid` naming `content`. */
export function checkedContent(type: number, content: string): string {
  const isRight =
    isContentValid(type, content) && (addressesIn(type, content).length === 0 || isStorable(content));
  ensure(isRight, "invalid", {
    field: "content",
    zh: "消息内容格式不正确",
    en: "The message’s content doesn’t match its type",
  });
  return storableContent(type, content);
}
