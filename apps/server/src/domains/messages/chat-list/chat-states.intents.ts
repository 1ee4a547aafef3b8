import { type ChatState, MessageType } from "@4d/contract";
import { type Intent, type IntentOutcome, type Step, succeeded } from "../../../platform/stream.ts";
import type { PrivateRow } from "../../../platform/stream-rows.ts";
import { roomsOf } from "../../groups/index.ts";
import {
  type ChatStateRow,
  removeGroupMessagesFor,
  removePrivateFor,
  saveChatState,
} from "./chat-states.repository.ts";

/** Somebody removes messages for themselves only; everybody else still has them. */
export interface RemoveMessages {
  userId: number;
  kind: "private" | "group";
  ids: number[];
}

/** Somebody changes the state of one of their chats in the chat list. */
export interface ChangeChatState {
  userId: number;
  chatId: string;
  pinned?: boolean | undefined;
  archived?: boolean | undefined;
  markedUnread?: boolean | undefined;
  muted?: boolean | undefined;
  /** The chat is hidden from the list until a row above this id arrives. */
  hiddenUpTo?: number | null | undefined;
  /** Rows at or below this id are deleted for this person; 0 counts as null. */
  clearedUpTo?: number | null | undefined;
}

/**
 * Appends a row from a person to themselves to the private stream, even when it is about a group, which they may have
 * left long ago. It goes to all their terminals, including the asking one, whose other tabs learn of the change by it.
 */
function appendToSelf(step: Step<PrivateRow>, userId: number, type: number, content: unknown): void {
  step.append({
    sendId: userId,
    recvId: userId,
    type,
    content: JSON.stringify(content),
    onlyFor: userId,
  });
}

/** Removes messages for one person; no row is appended for a message they had removed before (`MSG-7`). */
export const removeMessagesIntent: Intent<PrivateRow, RemoveMessages, null> = {
  name: "remove messages",
  async run(step, inputs) {
    const outcomes: IntentOutcome<null>[] = [];
    for (const { kind, ...removal } of inputs) {
      const removed =
        kind === "private"
          ? await removePrivateFor(step.trx, removal)
          : await removeGroupMessagesFor(
              step.trx,
              removal,
              (await roomsOf(step.trx, removal.userId)).map((one) => one.room),
            );
      for (const change of removed) appendToSelf(step, removal.userId, MessageType.REMOVED, change);
      outcomes.push(succeeded(() => null));
    }
    return outcomes;
  },
};

/** Changes the state of a chat; fields missing from the input stay as they are (`MSG-18`). */
export const changeChatStateIntent: Intent<PrivateRow, ChangeChatState, ChatState> = {
  name: "change chat state",
  async run(step, inputs) {
    const outcomes: IntentOutcome<ChatState>[] = [];
    for (const input of inputs) {
      const key = { user_id: input.userId, chat_id: input.chatId, updated_at: step.now };
      const state = presentState(await saveChatState(step.trx, key, columnsOf(input, step.now)));
      appendToSelf(step, input.userId, MessageType.CHAT_STATE, state);
      outcomes.push(succeeded(() => state));
    }
    return outcomes;
  },
};

function columnsOf(input: ChangeChatState, now: number): Partial<ChatStateRow> {
  const { pinned, archived, markedUnread, muted, hiddenUpTo, clearedUpTo } = input;
  return {
    ...(pinned !== undefined && { pinned_at: pinned ? now : null }),
    ...(archived !== undefined && { archived }),
    ...(markedUnread !== undefined && { marked_unread: markedUnread }),
    ...(muted !== undefined && { muted }),
    ...(hiddenUpTo !== undefined && { hidden_up_to: hiddenUpTo }),
    ...(clearedUpTo !== undefined && { cleared_up_to: clearedUpTo || null }),
  };
}

/** A stored state as clients get it. */
export const presentState = (row: ChatStateRow): ChatState => ({
  chatId: row.chat_id,
  pinnedAt: row.pinned_at,
  archived: row.archived,
  markedUnread: row.marked_unread,
  muted: row.muted,
  hiddenUpTo: row.hidden_up_to,
  clearedUpTo: row.cleared_up_to,
  updatedAt: row.updated_at,
});
