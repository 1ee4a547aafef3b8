import { api, type CallOf } from "@4d/contract";
import { quietCall } from "../../platform/http/client.ts";

export type NewGroup = CallOf<typeof api.groups.create>["body"];
export type GroupEdit = CallOf<typeof api.groups.modify>["body"];
export type GroupSettings = CallOf<typeof api.groups.setSettings>["body"];

/** Requests about groups; failures are only rejected. */
export const groupsApi = {
  list: () => quietCall(api.groups.list),
  find: (groupId: number) => quietCall(api.groups.find, { params: { groupId } }),
  create: (body: NewGroup) => quietCall(api.groups.create, { body }),
  modify: (body: GroupEdit) => quietCall(api.groups.modify, { body }),
  dissolve: (groupId: number) => quietCall(api.groups.dissolve, { params: { groupId } }),
  quit: (groupId: number) => quietCall(api.groups.quit, { params: { groupId } }),
  invite: (groupId: number, friendIds: number[]) =>
    quietCall(api.groups.invite, { body: { groupId, friendIds } }),
  members: (groupId: number) => quietCall(api.groups.members, { params: { groupId } }),
  removeMembers: (groupId: number, userIds: number[]) =>
    quietCall(api.groups.removeMembers, { body: { groupId, userIds } }),
  setDnd: (groupId: number, isDnd: boolean) => quietCall(api.groups.setDnd, { body: { groupId, isDnd } }),
  setRole: (groupId: number, userId: number, role: "admin" | "member") =>
    quietCall(api.groups.setRole, { body: { groupId, userId, role } }),
  mute: (groupId: number, userId: number, until: number | null) =>
    quietCall(api.groups.mute, { body: { groupId, userId, until } }),
  transfer: (groupId: number, userId: number) =>
    quietCall(api.groups.transfer, { body: { groupId, userId } }),
  setSettings: (body: GroupSettings) => quietCall(api.groups.setSettings, { body }),
  link: (groupId: number) => quietCall(api.groups.link, { params: { groupId } }),
  resetLink: (groupId: number) => quietCall(api.groups.resetLink, { params: { groupId } }),
  preview: (token: string) => quietCall(api.groups.preview, { params: { token } }),
  join: (body: { token?: string; groupId?: number; message: string }) => quietCall(api.groups.join, { body }),
  joinRequests: (groupId: number) => quietCall(api.groups.joinRequests, { query: { groupId } }),
  acceptJoin: (id: number) => quietCall(api.groups.acceptJoin, { params: { id } }),
  declineJoin: (id: number) => quietCall(api.groups.declineJoin, { params: { id } }),
  discover: (keyword: string) => quietCall(api.groups.discover, { query: { keyword } }),
  readAnnouncement: (groupId: number) => quietCall(api.groups.readNotice, { params: { groupId } }),
  announcementReaders: (groupId: number) => quietCall(api.groups.noticeReaders, { params: { groupId } }),
};
