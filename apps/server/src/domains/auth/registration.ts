import { perServices } from "../../platform/per-services.ts";
import type { Services } from "../../platform/services.ts";

type Gate = () => Promise<boolean>;
const gateOf = perServices<{ ask: Gate }>(() => ({ ask: async () => true }));

/** Lets `app.ts` connect the setting: `settings` comes after `auth`, so auth may not read it itself. */
export function gateRegistration(services: Services, ask: Gate): void {
  gateOf(services).ask = ask;
}

/** Whether people may register now. */
export const registrationOpen = (services: Services): Promise<boolean> => gateOf(services).ask();
