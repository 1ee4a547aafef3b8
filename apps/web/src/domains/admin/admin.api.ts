import {
  type AdminPeopleState,
  type AdminPermission,
  type AdminSettingsChange,
  type AdminSettingsView,
  api,
  type CaseDecision,
  type CaseKind,
} from "@4d/contract";
import { quietCall } from "../../platform/http/client.ts";

const cursorQuery = (cursor: string | null) => (cursor === null ? {} : { cursor });
const userParams = (userId: number) => ({ params: { userId } });

/** Admin endpoints; failures reject without a toast. */
export const adminApi = {
  stats: (days: number) => quietCall(api.adminStats.show, { query: { days } }),
  people: (keyword: string, state: AdminPeopleState, cursor: string | null) =>
    quietCall(api.adminPeople.list, { query: { keyword, state, ...cursorQuery(cursor) } }),
  person: (userId: number) => quietCall(api.adminPeople.find, userParams(userId)),
  entries: (userId: number, cursor: string | null) =>
    quietCall(api.adminPeople.entries, { ...userParams(userId), query: cursorQuery(cursor) }),
  reports: (userId: number, cursor: string | null) =>
    quietCall(api.adminPeople.reports, { ...userParams(userId), query: cursorQuery(cursor) }),
  ban: (userId: number, reason: string, until: number | null) =>
    quietCall(api.adminPeople.ban, { ...userParams(userId), body: { reason, until } }),
  unban: (userId: number) => quietCall(api.adminPeople.unban, userParams(userId)),
  setRights: (userId: number, body: { roles: "admin"[]; permissions: AdminPermission[] }) =>
    quietCall(api.adminPeople.setRoles, { ...userParams(userId), body }),
  resetPassword: (userId: number) =>
    quietCall(api.adminPeople.resetPassword, { ...userParams(userId), body: {} }),
  resetFactor: (userId: number) => quietCall(api.adminPeople.resetSecondFactor, userParams(userId)),
  endSession: (userId: number, sessionId: string) =>
    quietCall(api.adminPeople.endSession, { params: { userId, sessionId } }),
  adjust: (userId: number, key: string, body: { amount: number; reason: string }) =>
    quietCall(api.adminPeople.adjust, { ...userParams(userId), headers: { "idempotency-key": key }, body }),
  admit: (userId: number, admit: boolean) =>
    quietCall(api.adminPeople.admit, { ...userParams(userId), body: { admit } }),
  settings: () => quietCall(api.adminSettings.show),
  changeSettings: (body: AdminSettingsChange) => quietCall(api.adminSettings.change, { body }),
  testWords: (text: string, words: AdminSettingsView["moderation"]) =>
    quietCall(api.adminSettings.testWords, { body: { text, words } }),
  findModels: (baseUrl: string | null) =>
    quietCall(api.adminModels.find, { body: baseUrl ? { baseUrl } : {} }),
  tryModel: (baseUrl: string, model: string) =>
    quietCall(api.adminModels.tryOut, { body: { baseUrl, model } }),
  cases: (state: "open" | "mine" | "decided", kind: CaseKind | null, cursor: string | null) =>
    quietCall(api.adminCases.list, {
      query: { state, ...(kind === null ? {} : { kind }), ...cursorQuery(cursor) },
    }),
  case: (caseId: number) => quietCall(api.adminCases.find, { params: { caseId } }),
  claim: (caseId: number) => quietCall(api.adminCases.claim, { params: { caseId } }),
  release: (caseId: number) => quietCall(api.adminCases.release, { params: { caseId } }),
  decide: (caseId: number, body: { decision: CaseDecision; note: string; strike: boolean }) =>
    quietCall(api.adminCases.decide, { params: { caseId }, body }),
  group: (groupId: number) => quietCall(api.adminGroups.find, { params: { groupId } }),
  unbanGroup: (groupId: number, note: string) =>
    quietCall(api.adminGroups.unban, { params: { groupId }, body: { note } }),
  decisions: (cursor: string | null) => quietCall(api.decisions.list, { query: cursorQuery(cursor) }),
  appeal: (caseId: number, text: string) =>
    quietCall(api.decisions.appeal, { params: { caseId }, body: { text } }),
  reconciliations: () => quietCall(api.capsuleAdmin.reports),
  reconcile: () => quietCall(api.capsuleAdmin.reconcile),
  order: (orderNo: string) => quietCall(api.orderAdmin.find, { params: { orderNo } }),
  unmatchedEvents: () => quietCall(api.orderAdmin.strays),
  settleUnmatchedEvent: (id: number) => quietCall(api.orderAdmin.settleStray, { params: { id } }),
  health: () => quietCall(api.adminHealth.show),
  refund: (orderNo: string, key: string, body: { amount?: number; reason: string }) =>
    quietCall(api.orderAdmin.refund, { params: { orderNo }, headers: { "idempotency-key": key }, body }),
  auditLines: (query: { actorId?: number; target?: string; writes: "all" | "only" }, cursor: string | null) =>
    quietCall(api.adminAudit.list, { query: { ...query, ...cursorQuery(cursor) } }),
};
