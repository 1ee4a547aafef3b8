import { api } from "@4d/contract";
import { routes } from "../../platform/http/routes.ts";
import { adjustPerson } from "./adjust-person.ts";
import { banPerson, unbanPerson } from "./ban-person.ts";
import { endPersonSession } from "./end-person-session.ts";
import { listLines } from "./list-lines.ts";
import { listPeople } from "./list-people.ts";
import { listPersonEntries, listPersonReports } from "./person-lists.ts";
import { resetPersonPassword } from "./reset-person-password.ts";
import { setRoles } from "./set-roles.ts";
import { showPerson } from "./show-person.ts";
import { showStats } from "./show-stats.ts";

/** The administrator's desk, `/admin/*`, each operation bound to its verb. */
export const adminRoutes = [
  ...routes(api.adminPeople, {
    list: listPeople,
    find: showPerson,
    entries: listPersonEntries,
    reports: listPersonReports,
    ban: banPerson,
    unban: unbanPerson,
    setRoles,
    resetPassword: resetPersonPassword,
    endSession: endPersonSession,
    adjust: adjustPerson,
  }),
  ...routes(api.adminStats, { show: showStats }),
  ...routes(api.adminAudit, { list: listLines }),
];
