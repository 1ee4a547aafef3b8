import { type ChatId, isOnPath, type TalkPaths, waysAfter } from "@4d/contract";
import { chatIdOf } from "@4d/sync";
import { toast } from "../../platform/dialogs.ts";
import { attempt, type Outcome } from "../../platform/failure.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { left } from "../../platform/session.ts";
import { frames } from "../../platform/socket/frames.ts";
import { hush, messagesStore, setPaths, talkPathsStore } from "../messages/index.ts";
import { talksApi } from "./talks.api.ts";
import { findCharacter } from "./talks.store.ts";

const asked = new Set<ChatId>();

async function load(chatId: ChatId): Promise<void> {
  const character = await findCharacter(Number(chatId.slice(2)));
  const outcome = character === null ? null : await attempt(talksApi.paths(character.id));
  if (outcome?.ok === true) setPaths(chatId, outcome.value);
  else asked.delete(chatId);
}

/** Asks once which ways the talk in a chat went. */
export function askPaths(chatId: ChatId): void {
  if (asked.has(chatId) || !chatId.startsWith("p:")) return;
  asked.add(chatId);
  void load(chatId);
}

async function change(chatId: ChatId, by: (characterId: number) => Promise<TalkPaths>): Promise<boolean> {
  hush(chatId);
  const character = await findCharacter(Number(chatId.slice(2)));
  const outcome: Outcome<TalkPaths> | null = character === null ? null : await attempt(by(character.id));
  if (outcome?.ok !== true) {
    toast(outcome?.failure.message ?? t("common.networkWeak"));
    return false;
  }
  setPaths(chatId, outcome.value);
  return true;
}

/** Goes on from an older message; what followed it is set aside (`characters §7.3`). */
export async function forkFrom(chatId: ChatId, messageId: number): Promise<void> {
  if (await change(chatId, (id) => talksApi.fork(id, messageId))) toast(t("talks.forked"));
}

/** Goes back to another way the talk went. */
export const takePath = (chatId: ChatId, branch: number): Promise<boolean> =>
  change(chatId, (id) => talksApi.takePath(id, branch));

/** Whether a message lies on the path its talk is on; all do in a talk that went one way. */
export function liesOnPath(chatId: ChatId, messageId: number): boolean {
  const paths = talkPathsStore.getState().chats.get(chatId);
  return paths === undefined || isOnPath(paths, messageId);
}

/** The ways on after a message, and which one is taken; none where there is no fork. */
export function forkAt(paths: TalkPaths | undefined, messageId: number): { ids: number[]; at: number } {
  const ways = paths === undefined ? { ids: [], at: 0 } : waysAfter(paths, messageId);
  return ways.ids.length > 1 ? ways : { ids: [], at: 0 };
}

frames.on((frame) => {
  if (frame.cmd !== 5 || frame.data.type !== "ai.paths") return;
  const chatId = chatIdOf(frame.data.chatId);
  if (chatId !== null && asked.has(chatId)) void load(chatId);
});
messagesStore.subscribe(({ link }, before) => {
  // What was changed elsewhere while there was no socket.
  if (link === "online" && before.link !== "online") for (const chatId of asked) void load(chatId);
});
left.on(() => asked.clear());
