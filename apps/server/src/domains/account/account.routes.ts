import { api } from "@4d/contract";
import { routes } from "../../platform/http/routes.ts";
import { askExport, showExport } from "./ask-export.ts";
import { leaveAccount, showLeaving, stay } from "./leave-account.ts";

/** `/user/export` and `/user/delete`. */
export const accountRoutes = routes(api.account, {
  lastExport: showExport,
  export: askExport,
  leaving: showLeaving,
  leave: leaveAccount,
  stay,
});
