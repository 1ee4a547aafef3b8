import { publishEvent } from "../../platform/bus.ts";
import type { Services } from "../../platform/services.ts";

declare module "../../platform/services.ts" {
  interface Ports {
    /** Notifies friends of a changed name or picture. */
    profileChanged(services: Services, userId: number): Promise<void>;
  }
}

/** Notifies a person's other terminals, every cache and friends. A failure undoes nothing. */
export function publishProfile(services: Services, userId: number, exceptSession?: string): void {
  services.bus.publish("stale", `user:${userId}`);
  publishEvent(services.bus, [userId], { type: "profile", userId }, exceptSession);
  services.ports.profileChanged(services, userId).catch((error: unknown) => {
    services.log.error({ err: error }, "a changed profile was not announced");
  });
}
