import { perServices } from "../../platform/per-services.ts";
import type { Services } from "../../platform/services.ts";
import { hasAnySubscription } from "./push.repository.ts";

const STALE = "push";
/** A fallback for a lost announcement. */
const TRUST_MS = 30_000;

interface Known {
  any: Promise<boolean> | undefined;
  readAt: number;
}

const knownOf = perServices<Known>((services) => {
  const known: Known = { any: undefined, readAt: 0 };
  services.bus.subscribe("stale", (what) => {
    if (what === STALE) known.any = undefined;
  });
  services.bus.subscribe("missed", () => {
    known.any = undefined;
  });
  return known;
});

/** Whether anybody is subscribed at all: if not, messages cost no further query. */
export const subscriptionCheck = {
  async any(services: Services): Promise<boolean> {
    const known = knownOf(services);
    const now = services.clock.now();
    if (known.any === undefined || now - known.readAt > TRUST_MS) {
      const asking = hasAnySubscription(services.db);
      known.any = asking;
      known.readAt = now;
      asking.catch(() => {
        if (known.any === asking) known.any = undefined;
      });
    }
    return known.any;
  },
  /** Somebody subscribed; every node checks again. */
  invalidate: ({ bus }: Pick<Services, "bus">): void => bus.publish("stale", STALE),
};
