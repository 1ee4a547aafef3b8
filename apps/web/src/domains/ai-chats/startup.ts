import { parseChatId, UserType } from "@4d/contract";
import { withLate } from "../../platform/i18n/i18n.ts";
import { lazyPart } from "../../platform/lazy-part.ts";
import { characterCard, friendOf } from "../friends/index.ts";
import { groupCharacters } from "../groups/index.ts";
import {
  beforeFirstMessage,
  hasSpoken,
  messagesStore,
  type ReplyParts,
  replyParts,
} from "../messages/index.ts";

// Parts of characters in chats and on people's pages; the code loads with the first one shown.
const loadReplies = () => withLate(() => import("./replies.store.ts"));
const loadEntries = () => withLate(() => import("./components/reply/reply-menu-entries.tsx"));

async function loadTools() {
  const [{ VariantTools }, loaded] = await Promise.all([
    withLate(() => import("./components/reply/variant-tools.tsx")),
    loadEntries(),
  ]);
  // A menu that is already open gains them.
  replyParts.set({ ...parts, menuEntries: loaded.replyMenuEntries });
  return VariantTools;
}

const parts: ReplyParts = {
  Tools: lazyPart(loadTools),
  Note: lazyPart(async () => (await withLate(() => import("./components/reply/reply-note.tsx"))).ReplyNote),
  Trouble: lazyPart(
    async () => (await withLate(() => import("./components/reply/failed-reply.tsx"))).FailedReply,
  ),
  Opening: lazyPart(async () => (await withLate(() => import("./components/opening.tsx"))).ChatOpening),
  Ideas: lazyPart(
    async () => (await withLate(() => import("./components/reply-suggestions.tsx"))).ReplySuggestions,
  ),
  SessionReminder: lazyPart(
    async () => (await withLate(() => import("./components/session-reminder.tsx"))).SessionReminder,
  ),
  switchVariant: (message, by) => void loadReplies().then(({ switchVariant }) => switchVariant(message, by)),
  retry: (chatId, replyId) =>
    void loadReplies().then(({ regenerateReply }) => regenerateReply(chatId, replyId)),
  stop: (chatId) => void loadReplies().then(({ stopReply }) => stopReply(chatId)),
  suggestReplies: (chatId) =>
    void withLate(() => import("./inspire-in-chat.ts")).then((code) => code.inspireInChat(chatId)),
  menuEntries: () => [],
};
replyParts.set(parts);
// Before my first message a character introduces itself and greets; only looking sends nothing.
beforeFirstMessage.set((chatId) => {
  const target = parseChatId(chatId);
  // Somebody I may write to who is no friend is a character.
  const friend = target?.kind === "private" ? friendOf(target.targetId) : null;
  if (!target || friend === null || (friend && friend.type !== UserType.CHARACTER)) return null;
  if (hasSpoken(chatId) || messagesStore.getState().link !== "online") return null;
  return withLate(() => import("./ai-chats.store.ts")).then(({ openAiChatWith }) =>
    openAiChatWith(target.targetId),
  );
});
groupCharacters.set({
  Section: lazyPart(
    async () => (await withLate(() => import("./components/group/group-characters.tsx"))).GroupCharacters,
  ),
});
characterCard.set({
  Card: lazyPart(
    async () => (await withLate(() => import("./components/card/character-card.tsx"))).CharacterCard,
  ),
});
