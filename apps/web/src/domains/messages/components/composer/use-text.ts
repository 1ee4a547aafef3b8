import { useEffect, useRef, useState } from "react";
import { draftOf, setComposing, setDraft } from "../../drafts.store.ts";
import { useComposing, useDraft } from "../../use-chat-view.ts";
import { useChat } from "../box/chat-context.ts";

/**
 * The draft's text as I wrote it, blanks included; a draft changed on another device wins. During a composition the
 * text is in the field alone: it is not stored as a draft, and no draft of another device replaces it.
 */
function useOwnWords() {
  const { chatId } = useChat();
  const draft = useDraft(chatId);
  const [own, setOwn] = useState({ text: draft, savedDraft: draft });
  const composing = useRef(false);
  if (own.savedDraft !== draft) setOwn({ text: draft, savedDraft: draft });
  useEffect(() => () => setComposing(chatId, false), [chatId]);
  const write = (text: string) => {
    if (!composing.current) setDraft(chatId, text);
    setOwn({ text, savedDraft: draftOf(chatId) });
    // Shows what arrived meanwhile if the composition changed nothing.
    if (!composing.current) setComposing(chatId, false);
  };
  const compose = (on: boolean) => {
    composing.current = on;
    if (on) setComposing(chatId, true);
  };
  return { text: own.text, write, compose };
}

/** An edit is not a draft, and is not synced before it is sent. */
const NOTHING: (on: boolean) => void = () => undefined;

/** The text of the composer: my draft, or the message being edited. */
export function useText() {
  const { chatId } = useChat();
  const words = useOwnWords();
  const { editing } = useComposing(chatId);
  const [edit, setEdit] = useState<{ id: number; text: string } | null>(null);
  if (editing === null) {
    if (edit !== null) setEdit(null);
    return words;
  }
  const { id, content } = editing;
  return {
    text: edit?.id === id ? edit.text : content,
    write: (text: string) => setEdit({ id, text }),
    compose: NOTHING,
  };
}
