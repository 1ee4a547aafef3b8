import { isContentValid, MessageType, parseContent } from "@4d/contract";
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

/**
 * Checks content against its type; addresses must lie in our own store (`W21`).
 * @throws Failure `invalid` naming `content`.
 */
export function checkContent(type: number, content: string, publicUrl: string | undefined): void {
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
}
