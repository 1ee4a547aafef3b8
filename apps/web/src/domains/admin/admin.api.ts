import { type AdminPeopleState, type AdminPermission, api } from "@4d/contract";
import { quietCall } from "../../platform/http/client.ts";

const below = (cursor: string | null) => (cursor === null ? {} : { cursor });
const of = (userId: number) => ({ params: { userId } });

/** What the server does for administrators; failures are only rejected. */
export const adminApi = {
  stats: (days: number) => quietCall(api.adminStats.show, { query: { days } }),
  people: (keyword: string, state: AdminPeopleState, cursor: string | null) =>
    quietCall(api.adminPeople.list, { query: { keyword, state, ...below(cursor) } }),
  person: (userId: number) => quietCall(api.adminPeople.find, of(userId)),
  entries: (userId: number, cursor: string | null) =>
    quietCall(api.adminPeople.entries, { ...of(userId), query: below(cursor) }),
  reports: (userId: number, cursor: string | null) =>
    quietCall(api.adminPeople.reports, { ...of(userId), query: below(cursor) }),
  ban: (userId: number, reason: string, until: number | null) =>
    quietCall(api.adminPeople.ban, { ...of(userId), body: { reason, until } }),
  unban: (userId: number) => quietCall(api.adminPeople.unban, of(userId)),
  setRights: (userId: number, body: { roles: "admin"[]; permissions: AdminPermission[] }) =>
    quietCall(api.adminPeople.setRoles, { ...of(userId), body }),
  resetPassword: (userId: number) => quietCall(api.adminPeople.resetPassword, { ...of(userId), body: {} }),
  endSession: (userId: number, sessionId: string) =>
    quietCall(api.adminPeople.endSession, { params: { userId, sessionId } }),
  adjust: (userId: number, key: string, body: { amount: number; reason: string }) =>
    quietCall(api.adminPeople.adjust, { ...of(userId), headers: { "idempotency-key": key }, body }),
  lines: (query: { target?: string; writes: "all" | "only" }, cursor: string | null) =>
    quietCall(api.adminAudit.list, { query: { ...query, ...below(cursor) } }),
};
