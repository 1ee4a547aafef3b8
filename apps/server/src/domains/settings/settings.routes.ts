import { api } from "@4d/contract";
import { routes } from "../../platform/http/routes.ts";
import { showConfig } from "./show-config.ts";

/** `/system/config`. */
export const settingsRoutes = routes(api.settings, { config: showConfig });
