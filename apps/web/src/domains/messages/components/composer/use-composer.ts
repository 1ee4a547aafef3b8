import { type ChatId, CONTENT_MAX } from "@4d/contract";
import { type RefObject, useState } from "react";
import { toastFailure } from "../../../../platform/dialogs.ts";
import { tick } from "../../../../platform/media/haptics.ts";
import {
  deleteBefore,
  insertAt,
  insertMention,
  type Mentioned,
  mentionAt,
  mentionedIds,
  tokenBefore,
} from "../../composer-rules.ts";
import { addMention, clearComposing, composingIn } from "../../composing.store.ts";
import { sentDraftOf, takeDraft } from "../../drafts.store.ts";
import { editMessage } from "../../message-actions.store.ts";
import { scheduledParts } from "../../message-timing-parts.ts";
import { sendText } from "../../sending.store.ts";
import { typingNow } from "../../typing.store.ts";
import { useChat } from "../box/chat-context.ts";
import { useText } from "./use-text.ts";

export interface ComposerState {
  text: string;
  caret: number;
  remaining: number;
  mention: string | null;
  change: (text: string, caret: number) => void;
  /** An input method begins or ends a composition; its text is stored and reported as a whole. */
  compose: (on: boolean) => void;
  moved: (caret: number) => void;
  insert: (piece: string) => void;
  deleteOne: () => void;
  /** Removes a whole emoji token before the caret; false when there is none. */
  deleteToken: () => boolean;
  pick: (person: Mentioned) => void;
  send: () => void;
  /** Asks when to send it. Null while a message is being edited or the field is empty. */
  schedule: (() => void) | null;
}

async function finishEdit(chatId: ChatId, id: number, words: string): Promise<void> {
  const failure = await editMessage(chatId, id, words);
  if (failure !== null) return toastFailure(failure);
  clearComposing(chatId);
}

function sendWords(chatId: ChatId, text: string): void {
  const { quoting, mentions } = composingIn(chatId);
  const atUserIds = mentionedIds(text.trim(), mentions);
  sendText(chatId, text, {
    quote: quoting,
    draft: takeDraft(chatId),
    ...(atUserIds.length > 0 && { atUserIds }),
  });
  tick();
}

/** Asks when to send it; calls `done` once it is scheduled. */
function scheduleWords(chatId: ChatId, text: string, done: () => void): void {
  const words = text.trim();
  const { mentions, quoting } = composingIn(chatId);
  const quote = quoting === null ? {} : { quoteId: quoting.id };
  const draft = sentDraftOf(chatId);
  scheduledParts
    .get()
    ?.sendLater(
      { chatId, text: words, atUserIds: mentionedIds(words, mentions), ...quote, ...(draft && { draft }) },
      done,
    );
}

/** The text being written, and everything that changes it. */
export function useComposer(field: RefObject<HTMLTextAreaElement | null>): ComposerState {
  const { chatId, kind } = useChat();
  const { text, write, compose } = useText();
  const [caret, setCaret] = useState(text.length);
  // Any other change of the field ends the composition of an input method.
  const put = ({ text: next, caret: at }: { text: string; caret: number }) => {
    compose(false);
    write(next);
    setCaret(at);
    // The caret can be placed only after the field shows the new text.
    requestAnimationFrame(() => field.current?.setSelectionRange(at, at));
  };
  const send = () => {
    if (text.trim() === "") return;
    const { editing } = composingIn(chatId);
    if (editing !== null) return void finishEdit(chatId, editing.id, text.trim());
    sendWords(chatId, text);
    empty();
  };
  const empty = () => {
    put({ text: "", caret: 0 });
    clearComposing(chatId);
  };
  const maySchedule = text.trim() !== "" && composingIn(chatId).editing === null;
  return {
    text,
    caret,
    remaining: CONTENT_MAX - text.length,
    mention: kind === "group" ? (mentionAt(text, caret)?.query ?? null) : null,
    change: (next, at) => {
      write(next);
      setCaret(at);
      if (next.trim() !== "") typingNow(chatId);
    },
    compose,
    moved: setCaret,
    insert: (piece) => put(insertAt(text, caret, caret, piece)),
    deleteOne: () => put(deleteBefore(text, caret)),
    deleteToken: () => {
      const isToken = tokenBefore(text, caret) > 0;
      if (isToken) put(deleteBefore(text, caret));
      return isToken;
    },
    pick: (person) => {
      addMention(chatId, person);
      put(insertMention(text, caret, person.name));
    },
    send,
    schedule: maySchedule ? () => scheduleWords(chatId, text, empty) : null,
  };
}
