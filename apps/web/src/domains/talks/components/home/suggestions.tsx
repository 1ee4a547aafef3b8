import type { Character } from "@4d/contract";
import { useStore } from "zustand/react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { tick } from "../../../../platform/media/haptics.ts";
import { type ChatLineItem, sendText } from "../../../messages/index.ts";
import { chatOf } from "../../chat-of.ts";
import { dropInspiration, inspireStore } from "../../inspire.store.ts";
import { newestOf, spokeOf } from "../../talk-lines.ts";

const TONES = { 温柔: "talks.toneGentle", 好奇: "talks.toneCurious", 大胆: "talks.toneBold" } as const;

interface SuggestionsProps {
  character: Character;
  items: readonly ChatLineItem[];
  me: number;
}

/** What I could say, as glass capsules: the character's openings before my first word, later what was thought of for me. */
export function Suggestions({ character, items, me }: SuggestionsProps) {
  const { replies, characterId, afterId } = useStore(inspireStore);
  const thought = characterId === character.id && afterId === newestOf(items) ? replies : [];
  const openings = spokeOf(items, me) ? [] : character.starters.map((text) => ({ tone: null, text }));
  const chips = thought.length > 0 ? thought : openings;
  if (chips.length === 0) return null;
  const say = (text: string) => {
    dropInspiration();
    sendText(chatOf(character), text);
    tick();
  };
  return (
    <ul aria-label={t("talks.suggestions")} className="row-x shrink-0 gap-2 px-3 pt-0.5 pb-1.5">
      {chips.map(({ tone, text }) => (
        <li key={text} className="shrink-0">
          <button
            type="button"
            onClick={() => say(text)}
            className="glass hit press min-h-8 max-w-72 animate-fade-in truncate rounded-full px-3.5 text-s"
          >
            {tone !== null && <span className="mr-1.5 text-xs text-on-art-dim">{t(TONES[tone])}</span>}
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
