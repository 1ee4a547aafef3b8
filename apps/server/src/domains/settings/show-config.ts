import { APP_VERSION, type SystemConfig } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { readSettings } from "./read-settings.ts";
import { turnServers } from "./turn-servers.ts";

/** What a client needs to know of the system (`protocol §10.3`). */
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
