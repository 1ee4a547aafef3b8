import { api, type GroupCharacter } from "@4d/contract";
import { quietCall } from "../../platform/http/client.ts";
import type { Again } from "./again.ts";

/** When a character in a group speaks. */
export type GroupChange = Pick<GroupCharacter, "mode" | "talkativeness" | "cooldown">;

/** What the server does with talks; failures are only rejected. */
export const talksApi = {
  active: () => quietCall(api.talks.active),
  setActive: (characterId: number) => quietCall(api.talks.setActive, { body: { characterId } }),
  list: (cursor?: string) => quietCall(api.talks.list, { query: { cursor } }),
  open: (characterId: number, greeting?: number) =>
    quietCall(api.talks.open, { params: { characterId }, body: { greeting } }),
  temporary: (characterId: number, on: boolean) =>
    quietCall(api.talks.temporary, { params: { characterId }, body: { on } }),
  inspire: (characterId: number) => quietCall(api.talks.inspire, { params: { characterId } }),
  turn: (id: number) => quietCall(api.talks.turn, { params: { id } }),
  regenerate: (id: number, again: Again, key: string) =>
    quietCall(api.talks.regenerate, { params: { id }, headers: { "idempotency-key": key }, body: again }),
  choose: (id: number, place: number) => quietCall(api.talks.choose, { params: { id }, body: { place } }),
  paths: (characterId: number) => quietCall(api.talks.paths, { params: { characterId } }),
  fork: (characterId: number, messageId: number) =>
    quietCall(api.talks.fork, { params: { characterId }, body: { messageId } }),
  takePath: (characterId: number, branch: number) =>
    quietCall(api.talks.takePath, { params: { characterId }, body: { branch } }),
  stop: (id: number) => quietCall(api.talks.stop, { params: { id } }),
  stopChat: (characterId: number) => quietCall(api.talks.stopChat, { params: { characterId } }),
  memories: (characterId: number, cursor?: string) =>
    quietCall(api.talks.memories, { query: { characterId, cursor } }),
  remember: (characterId: number, text: string) =>
    quietCall(api.talks.remember, { body: { characterId, text } }),
  changeMemory: (id: number, change: { text?: string; pinned?: boolean }) =>
    quietCall(api.talks.changeMemory, { params: { id }, body: change }),
  forget: (id: number) => quietCall(api.talks.forget, { params: { id } }),
  forgetAll: (characterId: number) => quietCall(api.talks.forgetAll, { query: { characterId } }),
  inGroup: (groupId: number) => quietCall(api.talks.inGroup, { query: { groupId } }),
  setInGroup: (groupId: number, userId: number, change: GroupChange) =>
    quietCall(api.talks.setInGroup, { body: { groupId, userId, ...change } }),
  character: (id: number) => quietCall(api.characters.find, { params: { id } }),
  ofUser: (userId: number) => quietCall(api.characters.ofUser, { params: { userId } }),
};
