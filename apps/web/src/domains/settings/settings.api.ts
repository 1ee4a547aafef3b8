import { api } from "@4d/contract";
import { quietCall } from "../../platform/http/client.ts";

/** The server calls for the system config; failures are only rejected. */
export const settingsApi = {
  config: () => quietCall(api.settings.config),
};
