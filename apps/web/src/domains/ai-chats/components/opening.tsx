import type { Character } from "@4d/contract";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { OpeningLines } from "../../messages/index.ts";
import { usersStore } from "../../users/index.ts";
import { aiChatsStore, chooseGreeting, findCharacter } from "../ai-chats.store.ts";
import { openingOf } from "../opening-text.ts";

interface ArrowProps {
  label: string;
  disabled: boolean;
  onPress: () => void;
  before?: boolean;
}

function GreetingArrow({ label, disabled, onPress, before = false }: ArrowProps) {
  const Icon = before ? ChevronLeft : ChevronRight;
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
      className="hit press grid size-5 place-items-center rounded-full disabled:opacity-30"
    >
      <Icon aria-hidden="true" className="size-4" />
    </button>
  );
}

/**
 * Shown before the first message: who the character is and its choice of greetings; nothing is sent yet (`characters
 * §6.1`).
 */
export function Opening({ character }: { character: Character }) {
  const { id, greetings } = character;
  const user = useStore(usersStore, ({ self }) => self?.nickName ?? "");
  const greeting = useStore(aiChatsStore, ({ beginnings }) => beginnings[id] ?? 0);
  const to = (at: number) => chooseGreeting(id, at);
  return (
    <OpeningLines
      {...openingOf(character, { user, greeting })}
      tools={
        greetings.length > 1 && (
          <span className="mt-1.5 flex items-center justify-end text-text-2 art:text-on-art-dim">
            <GreetingArrow
              before
              label={t("aiChats.beginBefore")}
              disabled={greeting === 0}
              onPress={() => to(greeting - 1)}
            />
            <span className="num text-xs">
              {greeting + 1}/{greetings.length}
            </span>
            <GreetingArrow
              label={t("aiChats.beginAfter")}
              disabled={greeting === greetings.length - 1}
              onPress={() => to(greeting + 1)}
            />
          </span>
        )
      }
    />
  );
}

/** The same for a chat with this user, once the character is loaded. */
export function ChatOpening({ userId }: { userId: number }) {
  const character = useStore(aiChatsStore, ({ byUser }) => byUser[userId]);
  useEffect(() => void findCharacter(userId), [userId]);
  return character ? <Opening character={character} /> : null;
}
