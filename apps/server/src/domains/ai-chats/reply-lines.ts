import { MessageType, parseContent } from "@4d/contract";
import type { Line } from "@4d/dialogue";

/** The status of a row that holds a variant for older clients. */
const UNCOUNTED = 3;

const NAMES: Readonly<Record<number, string>> = {
  [MessageType.IMAGE]: "[图片]",
  [MessageType.FILE]: "[文件]",
  [MessageType.AUDIO]: "[语音]",
  [MessageType.VIDEO]: "[视频]",
};
const WORDS: readonly number[] = [MessageType.TEXT, MessageType.AI_PROLOGUE, MessageType.TEXT_WITH_AUDIO];

/** A message as text; other kinds are described. */
export function textOfMessage({ type, content }: { type: number; content: string }): string {
  if (type !== MessageType.TEXT_WITH_AUDIO) return NAMES[type] ?? content;
  return parseContent(MessageType.TEXT_WITH_AUDIO, content)?.text ?? "";
}

/** Whether a row is a real message and not a variant for older clients. */
export const countsAsLine = (row: { type: number; status: number }): boolean =>
  WORDS.includes(row.type) && row.status !== UNCOUNTED;

/** A line with the id of its message. */
export interface ChatLine extends Line {
  readonly id: number;
  /** The speaker's name in a group. */
  readonly by?: string;
}

export const chatLinesOf = (
  rows: readonly { id: number; type: number; status: number; content: string; send_id: number }[],
  peerId: number,
): ChatLine[] =>
  rows
    .filter(countsAsLine)
    .map(
      (row): ChatLine => ({
        id: row.id,
        from: row.send_id === peerId ? "character" : "user",
        text: textOfMessage(row),
      }),
    )
    .reverse();
