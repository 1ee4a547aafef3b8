import { MessageStatus, MessageType, parseContent } from "@4d/contract";
import type { Message } from "@4d/sync";

/** A file of a message that can be saved: its address, and its name on a disk. */
export interface Savable {
  kind: "picture" | "voice" | "video" | "file";
  url: string;
  name: string;
}

/** Names for pictures, voices and videos in the reader's language; the files have none of their own. */
export type KindWords = Readonly<Record<"picture" | "voice" | "video", string>>;

const two = (value: number): string => String(value).padStart(2, "0");

/** A timestamp that sorts by time and has no characters a file system refuses. */
function stamp(time: number): string {
  const at = new Date(time);
  const day = [at.getFullYear(), at.getMonth() + 1, at.getDate()].map(two).join("-");
  return `${day} ${[at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(".")}`;
}

const endingOf = (url: string): string => /\.[a-z0-9]{1,8}$/i.exec(url)?.[0] ?? "";

/** The address of a message's picture, voice or video; stickers and words without a sound have none. */
function madeOf({ type, content }: Message): { kind: keyof KindWords; url: string } | null {
  if (type === MessageType.IMAGE) {
    const picture = parseContent(type, content);
    return picture === null || picture.sticker !== undefined
      ? null
      : { kind: "picture", url: picture.originUrl };
  }
  if (type === MessageType.VIDEO) {
    const film = parseContent(type, content);
    return film === null ? null : { kind: "video", url: film.url };
  }
  if (type !== MessageType.AUDIO && type !== MessageType.TEXT_WITH_AUDIO) return null;
  const url = parseContent(type, content)?.url ?? "";
  return url === "" ? null : { kind: "voice", url };
}

/** The savable file of a message (`MSG-1`); null if it has none or has been recalled. Pure. */
export function savableOf(message: Message, words: KindWords): Savable | null {
  if (message.status === MessageStatus.RECALL) return null;
  if (message.type === MessageType.FILE) {
    const file = parseContent(message.type, message.content);
    return file === null ? null : { kind: "file", url: file.url, name: file.name };
  }
  const made = madeOf(message);
  if (made === null) return null;
  return { ...made, name: `${words[made.kind]} ${stamp(message.sendTime)}${endingOf(made.url)}` };
}
