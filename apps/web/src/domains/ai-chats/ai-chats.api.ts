import { api, type GroupCharacter } from "@4d/contract";
import { quietCall } from "../../platform/http/client.ts";
import type { RegenerateOptions } from "./regenerate-options.ts";

/** Settings of when a character speaks in a group. */
export type GroupCharacterChange = Pick<GroupCharacter, "mode" | "talkativeness" | "cooldown">;

/** AI chat endpoints; failures reject without a toast. */
export const aiChatsApi = {
  active: () => quietCall(api.aiChats.active),
  setActive: (characterId: number) => quietCall(api.aiChats.setActive, { body: { characterId } }),
  list: (cursor?: string) => quietCall(api.aiChats.list, { query: { cursor } }),
  open: (characterId: number, greeting?: number) =>
    quietCall(api.aiChats.open, { params: { characterId }, body: { greeting } }),
  temporary: (characterId: number, on: boolean) =>
    quietCall(api.aiChats.temporary, { params: { characterId }, body: { on } }),
  inspire: (characterId: number, by?: "builtin") =>
    quietCall(api.aiChats.inspire, { params: { characterId }, query: { by } }),
  reply: (id: number) => quietCall(api.aiChats.reply, { params: { id } }),
  sentPrompt: (id: number, place: number | undefined) =>
    quietCall(api.aiChats.sentPrompt, { params: { id }, query: { place } }),
  regenerate: (id: number, options: RegenerateOptions, key: string) =>
    quietCall(api.aiChats.regenerate, { params: { id }, headers: { "idempotency-key": key }, body: options }),
  chooseVariant: (id: number, place: number) =>
    quietCall(api.aiChats.chooseVariant, { params: { id }, body: { place } }),
  paths: (characterId: number) => quietCall(api.aiChats.paths, { params: { characterId } }),
  fork: (characterId: number, messageId: number) =>
    quietCall(api.aiChats.fork, { params: { characterId }, body: { messageId } }),
  switchPath: (characterId: number, branch: number) =>
    quietCall(api.aiChats.switchPath, { params: { characterId }, body: { branch } }),
  stopReply: (id: number) => quietCall(api.aiChats.stopReply, { params: { id } }),
  stopChat: (characterId: number) => quietCall(api.aiChats.stopChat, { params: { characterId } }),
  memories: (characterId: number, cursor?: string) =>
    quietCall(api.aiChats.memories, { query: { characterId, cursor } }),
  remember: (characterId: number, text: string) =>
    quietCall(api.aiChats.remember, { body: { characterId, text } }),
  changeMemory: (id: number, change: { text?: string; pinned?: boolean }) =>
    quietCall(api.aiChats.changeMemory, { params: { id }, body: change }),
  forget: (id: number) => quietCall(api.aiChats.forget, { params: { id } }),
  forgetAll: (characterId: number) => quietCall(api.aiChats.forgetAll, { query: { characterId } }),
  inGroup: (groupId: number) => quietCall(api.aiChats.inGroup, { query: { groupId } }),
  setInGroup: (groupId: number, userId: number, change: GroupCharacterChange) =>
    quietCall(api.aiChats.setInGroup, { body: { groupId, userId, ...change } }),
  character: (id: number) => quietCall(api.characters.find, { params: { id } }),
  ofUser: (userId: number) => quietCall(api.characters.ofUser, { params: { userId } }),
};
