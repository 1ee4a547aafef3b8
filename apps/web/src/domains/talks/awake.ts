import { lazy } from "react";
import { withLate } from "../../platform/i18n/i18n.ts";
import { characterCard } from "../friends/index.ts";
import { groupCharacters } from "../groups/index.ts";
import { answerParts } from "../messages/index.ts";

// What chats and people's pages show of characters; its code comes with the first that is seen.
const turns = () => withLate(() => import("./turns.store.ts"));
const loadEntries = () => withLate(() => import("./components/answer/answer-entries.tsx"));
let entries: Awaited<ReturnType<typeof loadEntries>> | undefined;

async function loadTools() {
  const [{ VariantTools }, loaded] = await Promise.all([
    withLate(() => import("./components/answer/variant-tools.tsx")),
    loadEntries(),
  ]);
  entries = loaded;
  return { default: VariantTools };
}

answerParts.set({
  Tools: lazy(loadTools),
  Note: lazy(async () => ({
    default: (await withLate(() => import("./components/answer/answer-aside.tsx"))).AnswerAside,
  })),
  Trouble: lazy(async () => ({
    default: (await withLate(() => import("./components/answer/no-answer.tsx"))).NoAnswer,
  })),
  turn: (message, by) => void turns().then(({ turnVariant }) => turnVariant(message, by)),
  retry: (chatId, turnId) => void turns().then(({ askAgain }) => askAgain(chatId, turnId)),
  stop: (chatId) => void turns().then(({ stopAnswer }) => stopAnswer(chatId)),
  entries: (message) => entries?.answerEntries(message) ?? [],
});
groupCharacters.set({
  Section: lazy(async () => ({
    default: (await withLate(() => import("./components/group/group-characters.tsx"))).GroupCharacters,
  })),
});
characterCard.set({
  Card: lazy(async () => ({
    default: (await withLate(() => import("./components/card/character-card.tsx"))).CharacterCard,
  })),
});
