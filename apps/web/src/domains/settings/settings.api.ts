import { api } from "@4d/contract";
import { quietCall } from "../../platform/http/client.ts";

/** What the server tells a client of itself; failures are only rejected. */
export const settingsApi = {
  config: () => quietCall(api.settings.config),
};
