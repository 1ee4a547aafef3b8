import { parseChatId, UserType } from "@4d/contract";
import { lazy } from "react";
import { withLate } from "../../platform/i18n/i18n.ts";
import { characterCard, friendOf } from "../friends/index.ts";
import { groupCharacters } from "../groups/index.ts";
import { type AnswerParts, answerParts, beforeSending, hasSpoken, messagesStore } from "../messages/index.ts";

// What chats and people's pages show of characters; its code comes with the first that is seen.
const turns = () => withLate(() => import("./turns.store.ts"));
const loadEntries = () => withLate(() => import("./components/answer/answer-entries.tsx"));

async function loadTools() {
  const [{ VariantTools }, loaded] = await Promise.all([
    withLate(() => import("./components/answer/variant-tools.tsx")),
    loadEntries(),
  ]);
  // A menu that is open already gains them.
  answerParts.set({ ...parts, entries: loaded.answerEntries });
  return { default: VariantTools };
}

const parts: AnswerParts = {
  Tools: lazy(loadTools),
  Note: lazy(async () => ({
    default: (await withLate(() => import("./components/answer/answer-aside.tsx"))).AnswerAside,
  })),
  Trouble: lazy(async () => ({
    default: (await withLate(() => import("./components/answer/no-answer.tsx"))).NoAnswer,
  })),
  Opening: lazy(async () => ({
    default: (await withLate(() => import("./components/opening.tsx"))).ChatOpening,
  })),
  Ideas: lazy(async () => ({
    default: (await withLate(() => import("./components/chat-ideas.tsx"))).ChatIdeas,
  })),
  Stay: lazy(async () => ({
    default: (await withLate(() => import("./components/long-stay.tsx"))).LongStay,
  })),
  turn: (message, by) => void turns().then(({ turnVariant }) => turnVariant(message, by)),
  retry: (chatId, turnId) => void turns().then(({ askAgain }) => askAgain(chatId, turnId)),
  stop: (chatId) => void turns().then(({ stopAnswer }) => stopAnswer(chatId)),
  think: (chatId) =>
    void withLate(() => import("./think-in-chat.ts")).then((code) => code.thinkInChat(chatId)),
  entries: () => [],
};
answerParts.set(parts);
// The first thing I say to a character follows its introduction and greeting; passing by says nothing.
beforeSending.set((chatId) => {
  const target = parseChatId(chatId);
  // Whom I may write to and who is no friend is a character.
  const friend = target?.kind === "private" ? friendOf(target.targetId) : null;
  if (!target || friend === null || (friend && friend.type !== UserType.CHARACTER)) return null;
  if (hasSpoken(chatId) || messagesStore.getState().link !== "online") return null;
  return withLate(() => import("./talks.store.ts")).then(({ beginTalk }) => beginTalk(target.targetId));
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
