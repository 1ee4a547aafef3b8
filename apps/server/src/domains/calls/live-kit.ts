import type { GroupCallMedia } from "@4d/contract";
import { SignJWT } from "jose";
import type { Services } from "../../platform/services.ts";
import type { GroupCall } from "./group-call.ts";

/** People in a call beyond whom a mesh asks too much of a phone (`messaging §2`). */
const MESH_MOST = 4;
const TOKEN_LIFE_S = 600;

/**
 * The way into the call's LiveKit room; null while the call is small or LiveKit is not set up. The token lets
 * this person into this room alone; it need last only until he is in.
 */
export async function liveKitAccess(
  { config, clock }: Pick<Services, "config" | "clock">,
  call: GroupCall,
  who: { userId: number; name: string },
): Promise<GroupCallMedia | null> {
  const { liveKit } = config;
  if (liveKit === undefined || call.people.length <= MESH_MOST) return null;
  const now = Math.floor(clock.now() / 1000);
  const room = `call-${call.callId}`;
  const token = await new SignJWT({
    name: who.name,
    video: { room, roomJoin: true, canPublish: true, canSubscribe: true, canPublishData: true },
  })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setIssuer(liveKit.apiKey)
    .setSubject(String(who.userId))
    .setNotBefore(now - 10)
    .setExpirationTime(now + TOKEN_LIFE_S)
    .sign(new TextEncoder().encode(liveKit.apiSecret));
  return { kind: "livekit", url: liveKit.url, token };
}
