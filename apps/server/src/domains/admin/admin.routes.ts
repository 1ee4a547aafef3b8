import { api } from "@4d/contract";
import { routes } from "../../platform/http/routes.ts";
import { LOGIN_ADDRESS_LIMIT } from "../auth/index.ts";
import { appealBan } from "./appeal-ban.ts";
import { giveCaseBack, listCases, showCase, takeCase } from "./cases.ts";
import { decideCase } from "./decide-case.ts";
import { appealDecision, listDecisions } from "./decisions.ts";
import { showGroup, unbanGroupByAdmin } from "./groups.ts";
import { listAuditLog } from "./list-audit-log.ts";
import { listPeople } from "./list-people.ts";
import { findLocalModels, tryLocalModel } from "./local-models.ts";
import {
  adjustPerson,
  admitPerson,
  banPerson,
  endPersonSession,
  resetPersonFactor,
  resetPersonPassword,
  unbanPerson,
} from "./person-actions.ts";
import { listPersonEntries, listPersonReports } from "./person-lists.ts";
import { setRoles } from "./set-roles.ts";
import { changeSettings, showSettings, testWords } from "./settings.ts";
import { showPerson } from "./show-person.ts";
import { showHealth, showStats } from "./system-overview.ts";

/** The routes of the admin console, `/admin/*`. */
export const adminRoutes = [
  ...routes(api.adminPeople, {
    list: listPeople,
    find: showPerson,
    entries: listPersonEntries,
    reports: listPersonReports,
    ban: banPerson,
    unban: unbanPerson,
    admit: admitPerson,
    setRoles,
    resetPassword: resetPersonPassword,
    resetSecondFactor: resetPersonFactor,
    endSession: endPersonSession,
    adjust: adjustPerson,
  }),
  ...routes(api.adminCases, {
    list: listCases,
    find: showCase,
    claim: takeCase,
    release: giveCaseBack,
    decide: decideCase,
  }),
  ...routes(api.adminGroups, { find: showGroup, unban: unbanGroupByAdmin }),
  ...routes(api.decisions, {
    list: listDecisions,
    appeal: appealDecision,
    appealBan: { addressLimit: LOGIN_ADDRESS_LIMIT, verb: appealBan },
  }),
  ...routes(api.adminSettings, { show: showSettings, change: changeSettings, testWords }),
  ...routes(api.adminModels, { find: findLocalModels, tryOut: tryLocalModel }),
  ...routes(api.adminStats, { show: showStats }),
  ...routes(api.adminHealth, { show: showHealth }),
  ...routes(api.adminAudit, { list: listAuditLog }),
];
