import { type ChatId, type ChatState, MessageType, type StreamKind } from "@4d/contract";

/** One thing that happened, as the model remembers it. */
export interface LoggedRow {
  id: number;
  kind: StreamKind;
  chatId: ChatId;
  by: number;
  type: number;
  content: string;
  time: number;
  tmpId: string | null;
  target: number;
  at?: number[];
  emoji?: string;
  on?: boolean;
  /** The key of a transient tip. */
  tip?: string;
  /** The variant of a regenerated reply, and of the edit that shows it. */
  variant?: number;
}

type Log = readonly LoggedRow[];

/** A chat's state after this change of it. */
export function stateAfter(log: Log, { chatId, id, time }: LoggedRow): ChatState {
  const isChange = (row: LoggedRow) => row.chatId === chatId && row.type === MessageType.CHAT_STATE;
  const marked = log.findLast((row) => isChange(row) && row.on !== undefined && row.id <= id)?.on;
  const rest = { pinnedAt: null, archived: false, muted: false, hiddenUpTo: null };
  return {
    chatId,
    ...rest,
    markedUnread: marked === true,
    clearedUpTo: clearedUpTo(log, chatId, id),
    updatedAt: time,
  };
}

/** The id up to which I had cleared a chat when the private stream had reached `asOf`. */
export function clearedUpTo(log: Log, chatId: ChatId, asOf: number): number {
  return log
    .filter((row) => row.chatId === chatId && row.type === MessageType.CHAT_STATE && row.id <= asOf)
    .reduce((max, { target }) => Math.max(max, target), 0);
}

/** Whether I removed a message. The removal is a row of the private stream; group pages know of all. */
export function isRemoved(log: Log, row: LoggedRow, asOf: number): boolean {
  if (row.type !== MessageType.TEXT) return false;
  const known = row.kind === "private" ? asOf : Number.MAX_SAFE_INTEGER;
  return log.some(
    ({ type, chatId, target, id }) =>
      type === MessageType.REMOVED && chatId === row.chatId && target === row.id && id <= known,
  );
}
