import { useState } from "react";
import { draftOf, setDraft } from "../../drafts.store.ts";
import { useComposing, useDraft } from "../../use-chat-view.ts";
import { useChat } from "../box/chat-context.ts";

/** The words of the draft as I wrote them, blanks included; a draft changed on another device wins. */
function useOwnWords() {
  const { chatId } = useChat();
  const draft = useDraft(chatId);
  const [own, setOwn] = useState({ text: draft, kept: draft });
  if (own.kept !== draft) setOwn({ text: draft, kept: draft });
  const write = (text: string) => {
    setDraft(chatId, text);
    setOwn({ text, kept: draftOf(chatId) });
  };
  return { text: own.text, write };
}

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
  };
}
