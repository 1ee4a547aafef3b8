import { publishEvent } from "../../platform/bus.ts";
import { perServices } from "../../platform/per-services.ts";
import type { Services } from "../../platform/services.ts";

type Listener = (userId: number) => Promise<void>;
const listenersOf = perServices<Set<Listener>>(() => new Set());

/** Listens for changed names and pictures; `app.ts` connects the friends domain, which notifies friends. */
export function onProfileChanged(services: Services, listener: Listener): void {
  listenersOf(services).add(listener);
}

/** Notifies a person's other terminals, every cache and every listener. A failing listener undoes nothing. */
export function publishProfile(services: Services, userId: number, exceptSession?: string): void {
  services.bus.publish("stale", `user:${userId}`);
  publishEvent(services.bus, [userId], { type: "profile", userId }, exceptSession);
  for (const listener of listenersOf(services)) {
    listener(userId).catch((error: unknown) => {
      services.log.error({ err: error }, "a changed profile was not announced");
    });
  }
}
