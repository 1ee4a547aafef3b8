import type { Character } from "@4d/contract";
import { useStore } from "zustand/react";
import type { ChatLineItem } from "../../../messages/index.ts";
import { chatIdOfCharacter } from "../../character-chat.ts";
import { hasOwnMessage, newestMessageId } from "../../chat-items.ts";
import { inspireStore } from "../../inspire.store.ts";
import { ReplyChips } from "../reply-chips.tsx";

interface SuggestionsProps {
  character: Character;
  items: readonly ChatLineItem[];
  me: number;
}

/** What I could say, as glass capsules: the character's openings before my first word, later what was thought of for me. */
export function Suggestions({ character, items, me }: SuggestionsProps) {
  const { replies, characterId, afterId } = useStore(inspireStore);
  const thought = characterId === character.id && afterId === newestMessageId(items) ? replies : [];
  const openings = hasOwnMessage(items, me) ? [] : character.starters.map((text) => ({ tone: null, text }));
  return <ReplyChips chatId={chatIdOfCharacter(character)} chips={thought.length > 0 ? thought : openings} />;
}
