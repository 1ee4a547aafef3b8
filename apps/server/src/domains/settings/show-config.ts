import { createHmac } from "node:crypto";
import { APP_VERSION, type SystemConfig } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import type { Services } from "../../platform/services.ts";
import { readSettings } from "./read-settings.ts";

/** What a client needs to know about the system (`protocol §10.3`). */
export async function showConfig({ ctx }: Call<unknown>): Promise<SystemConfig> {
  const { webrtc, registration, announcement, limits } = await readSettings(ctx.services);
  const { groupMembers, uploadBytes } = limits;
  return {
    webrtc: { ...webrtc, iceServers: [...webrtc.iceServers, ...turnServers(ctx.services, ctx.actor.id)] },
    registrationOpen: registration !== "closed",
    announcement,
    limits: { groupMembers, uploadBytes },
    version: APP_VERSION,
  };
}

/** Long enough for any call: coturn checks it when a relay is requested, not while it works. */
const LIFE_S = 6 * 3600;

/**
 * The relay with short-lived credentials of this person's own (coturn's REST scheme: the name is the expiry and the
 * user, the password its HMAC). No long-lived credentials are ever handed out (`W9`).
 */
export function turnServers({ config, clock }: Pick<Services, "config" | "clock">, userId: number) {
  if (config.turn === undefined) return [];
  const username = `${Math.floor(clock.now() / 1000) + LIFE_S}:${userId}`;
  const credential = createHmac("sha1", config.turn.secret).update(username).digest("base64");
  return config.turn.urls.map((urls) => ({ urls, username, credential }));
}
