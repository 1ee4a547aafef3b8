import { cleanFileName, type FileContent, isContentValid, MessageType, parseContent } from "@4d/contract";
import { ensure } from "../../platform/failure.ts";

const EXTERNAL = /^https?:\/\//;

function addressesIn(type: number, content: string): string[] {
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

/** Addresses of our own store that a message refers to, so that the files live as long as it. */
export const storedAddresses = (type: number, content: string): string[] =>
  addressesIn(type, content).filter((address) => address !== "");

/** Content with what it calls a file cleaned (`cleanFileName`), all else to the letter. */
export function keptContent(type: number, content: string): string {
  const file = type === MessageType.FILE ? parseContent(MessageType.FILE, content) : null;
  if (!file) return content;
  const name = cleanFileName(file.name);
  return name === file.name ? content : JSON.stringify({ ...(JSON.parse(content) as FileContent), name });
}

/**
 * Checks content against its type; addresses must lie in our own store (`W21`). @returns it as it is to be kept.
 * @throws Failure `invalid` naming `content`.
 */
export function checkedContent(type: number, content: string, publicUrl: string | undefined): string {
  const details = {
    field: "content",
    zh: "消息内容格式不正确",
    en: "The message's content does not fit its type",
  };
  ensure(isContentValid(type, content), "invalid", details);
  for (const address of addressesIn(type, content)) {
    ensure(
      !EXTERNAL.test(address) || (publicUrl !== undefined && address.startsWith(`${publicUrl}/`)),
      "invalid",
      details,
    );
  }
  return keptContent(type, content);
}
