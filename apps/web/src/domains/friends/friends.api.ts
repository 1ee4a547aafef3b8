import { api } from "@4d/contract";
import { quietCall } from "../../platform/http/client.ts";

/** Requests about friends; failures are only rejected. */
export const friendsApi = {
  list: () => quietCall(api.friends.list),
  /** Opens the link of a character: from then on I may meet it. */
  openCharacter: (link: string) => quietCall(api.characters.open, { body: { link } }),
  find: (friendId: number) => quietCall(api.friends.find, { params: { friendId } }),
  add: (friendId: number, message: string) =>
    quietCall(api.friends.add, { query: { friendId }, body: message === "" ? null : { message } }),
  remove: (friendId: number) => quietCall(api.friends.remove, { params: { friendId } }),
  setDnd: (friendId: number, isDnd: boolean) => quietCall(api.friends.setDnd, { body: { friendId, isDnd } }),
  setRemark: (friendId: number, remark: string) =>
    quietCall(api.friends.setRemark, { body: { friendId, remark } }),
  setLabels: (friendId: number, labels: string[]) =>
    quietCall(api.friends.setLabels, { body: { friendId, labels } }),
  relation: (userId: number) => quietCall(api.friends.relation, { params: { userId } }),
  suggest: () => quietCall(api.friends.suggest),
  requests: () => quietCall(api.friends.requests),
  acceptRequest: (id: number) => quietCall(api.friends.acceptRequest, { params: { id } }),
  declineRequest: (id: number) => quietCall(api.friends.declineRequest, { params: { id } }),
  block: (userId: number) => quietCall(api.friends.block, { params: { userId } }),
  unblock: (userId: number) => quietCall(api.friends.unblock, { params: { userId } }),
  blocked: () => quietCall(api.friends.blocked),
};
