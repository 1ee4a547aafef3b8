import type { PayProvider } from "@4d/contract";
import { perServices } from "../../platform/per-services.ts";
import type { Provider } from "./provider.ts";
import { sandboxProvider } from "./sandbox-provider.ts";

/** The ways to pay this server is set up for, in the order they are offered. */
export const providersOf = perServices<ReadonlyMap<PayProvider, Provider>>(({ config }) => {
  const known: Provider[] = [...(config.paySandbox ? [sandboxProvider] : [])];
  return new Map(known.map((provider) => [provider.id, provider]));
});
