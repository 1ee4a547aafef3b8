import { useEffect, useRef, useState } from "react";
import { draftOf, setComposing, setDraft } from "../../drafts.store.ts";
import { useComposing, useDraft } from "../../use-chat-view.ts";
import { useChat } from "../box/chat-context.ts";

/**
 * The words of the draft as I wrote them, blanks included; a draft changed on another device wins. While an input method
 * writes, its words stand in the field alone: they are no draft yet, and no draft of another device comes in their way.
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
    // What came meanwhile for words that stayed as they were is shown now.
    if (!composing.current) setComposing(chatId, false);
  };
  const compose = (on: boolean) => {
    composing.current = on;
    if (on) setComposing(chatId, true);
  };
  return { text: own.text, write, compose };
}

/** What edits a message is no draft, and told to nobody before it is sent. */
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
