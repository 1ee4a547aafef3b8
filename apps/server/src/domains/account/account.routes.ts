import { api } from "@4d/contract";
import { routes } from "../../platform/http/routes.ts";
import { cancelDeletion, requestDeletion, showDeletion } from "./request-deletion.ts";
import { requestExport, showExport } from "./request-export.ts";

/** `/user/export` and `/user/delete`. */
export const accountRoutes = routes(api.account, {
  lastExport: showExport,
  export: requestExport,
  deletion: showDeletion,
  requestDeletion,
  cancelDeletion,
});
