import { type AiChatPaths, branchesAfter, type ChatId, isOnPath } from "@4d/contract";
import { toChatId } from "@4d/sync";
import { toast } from "../../platform/dialogs.ts";
import { attempt, type Outcome } from "../../platform/failure.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { signedOut } from "../../platform/session.ts";
import { frames } from "../../platform/socket/frames.ts";
import { aiChatPathsStore, messagesStore, setAiChatPaths, stopCharacterVoice } from "../messages/index.ts";
import { aiChatsApi } from "./ai-chats.api.ts";
import { findCharacter } from "./ai-chats.store.ts";

const requested = new Set<ChatId>();

async function load(chatId: ChatId): Promise<void> {
  const character = await findCharacter(Number(chatId.slice(2)));
  const outcome = character === null ? null : await attempt(aiChatsApi.paths(character.id));
  if (outcome?.ok === true) setAiChatPaths(chatId, outcome.value);
  else requested.delete(chatId);
}

/** Loads the paths of a chat, once. */
export function loadPathsOnce(chatId: ChatId): void {
  if (requested.has(chatId) || !chatId.startsWith("p:")) return;
  requested.add(chatId);
  void load(chatId);
}

async function change(chatId: ChatId, by: (characterId: number) => Promise<AiChatPaths>): Promise<boolean> {
  stopCharacterVoice(chatId);
  const character = await findCharacter(Number(chatId.slice(2)));
  const outcome: Outcome<AiChatPaths> | null = character === null ? null : await attempt(by(character.id));
  if (outcome?.ok !== true) {
    toast(outcome?.failure.message ?? t("common.networkWeak"));
    return false;
  }
  setAiChatPaths(chatId, outcome.value);
  return true;
}

/** Continues from an older message; what followed it is set aside (`characters §7.3`). */
export async function forkFrom(chatId: ChatId, messageId: number): Promise<void> {
  if (await change(chatId, (id) => aiChatsApi.fork(id, messageId))) toast(t("aiChats.forked"));
}

/** Switches to another branch. */
export const switchPath = (chatId: ChatId, branch: number): Promise<boolean> =>
  change(chatId, (id) => aiChatsApi.switchPath(id, branch));

/** Whether a message lies on the current path; always true in an AI chat without branches. */
export function isMessageOnPath(chatId: ChatId, messageId: number): boolean {
  const paths = aiChatPathsStore.getState().chats.get(chatId);
  return paths === undefined || isOnPath(paths, messageId);
}

/** The branches after a message, and which one is taken; none where there is no fork. */
export function forkAt(paths: AiChatPaths | undefined, messageId: number): { ids: number[]; at: number } {
  const branches = paths === undefined ? { ids: [], at: 0 } : branchesAfter(paths, messageId);
  return branches.ids.length > 1 ? branches : { ids: [], at: 0 };
}

frames.on((frame) => {
  if (frame.cmd !== 5 || frame.data.type !== "ai.paths") return;
  const chatId = toChatId(frame.data.chatId);
  if (chatId !== null && requested.has(chatId)) void load(chatId);
});
messagesStore.subscribe(({ link }, before) => {
  // Reload what changed elsewhere while the socket was closed.
  if (link === "online" && before.link !== "online") for (const chatId of requested) void load(chatId);
});
signedOut.on(() => requested.clear());
