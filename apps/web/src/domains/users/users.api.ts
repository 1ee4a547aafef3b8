import { api, type CallOf, type Privacy } from "@4d/contract";
import { quietCall } from "../../platform/http/client.ts";

export type ProfileEdit = CallOf<typeof api.users.update>["body"];
export type ReportBody = CallOf<typeof api.users.report>["body"];

/** Requests about people; failures are only rejected. */
export const usersApi = {
  self: () => quietCall(api.users.self),
  find: (id: number) => quietCall(api.users.find, { params: { id } }),
  findByName: (name: string) => quietCall(api.users.findByName, { query: { name } }),
  update: (body: ProfileEdit) => quietCall(api.users.update, { body }),
  online: (userIds: readonly number[]) =>
    quietCall(api.users.online, { query: { userIds: userIds.join(",") } }),
  privacy: () => quietCall(api.users.privacy),
  setPrivacy: (body: Partial<Privacy>) => quietCall(api.users.setPrivacy, { body }),
  setTeenMode: (on: boolean, pin: string) => quietCall(api.auth.setTeenMode, { body: { on, pin } }),
  report: (body: ReportBody) => quietCall(api.users.report, { body }),
};
