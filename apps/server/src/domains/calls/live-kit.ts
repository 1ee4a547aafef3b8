import type { GroupCallMedia } from "@4d/contract";
import { SignJWT } from "jose";
import type { Services } from "../../platform/services.ts";
import type { GroupCall } from "./group-call.ts";

const ROOM_TOKEN_LIFE_S = 600;

/** Whether the media of this call has moved, or is about to move, to a LiveKit room (`calls §4.4`). */
export const isInRoom = ({ config }: Pick<Services, "config">, call: GroupCall): boolean =>
  config.liveKit !== undefined && call.isLarge === true;

/**
 * Access to the call's LiveKit room; null while a mesh carries the call, or without LiveKit. The token lets this person
 * into this room alone, to publish and subscribe and nothing else; it need only last until they are in. The room's name
 * contains the call id, which is unguessable.
 */
export async function liveKitAccess(
  services: Pick<Services, "config" | "clock">,
  call: GroupCall,
  participant: { userId: number; name: string },
): Promise<GroupCallMedia | null> {
  const { config, clock } = services;
  const { liveKit } = config;
  if (liveKit === undefined || !isInRoom(services, call)) return null;
  const now = Math.floor(clock.now() / 1000);
  const room = `call-${call.callId}`;
  const token = await new SignJWT({
    name: participant.name,
    video: { room, roomJoin: true, canPublish: true, canSubscribe: true, canPublishData: false },
  })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setIssuer(liveKit.apiKey)
    .setSubject(String(participant.userId))
    .setNotBefore(now - 10)
    .setExpirationTime(now + ROOM_TOKEN_LIFE_S)
    .sign(new TextEncoder().encode(liveKit.apiSecret));
  return { kind: "livekit", url: liveKit.url, token };
}

const CHECK_TOKEN_LIFE_S = 60;

/**
 * Lists the rooms of the LiveKit server, with our key. Returns whether a server is configured.
 * @throws when it does not respond, or rejects the key
 */
export async function checkLiveKit(
  { config, clock }: Pick<Services, "config" | "clock">,
  signal: AbortSignal,
): Promise<boolean> {
  const { liveKit } = config;
  if (liveKit === undefined) return false;
  const now = Math.floor(clock.now() / 1000);
  const token = await new SignJWT({ video: { roomList: true } })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setIssuer(liveKit.apiKey)
    .setNotBefore(now - 10)
    .setExpirationTime(now + CHECK_TOKEN_LIFE_S)
    .sign(new TextEncoder().encode(liveKit.apiSecret));
  const base = liveKit.url.replace(/^ws/, "http").replace(/\/+$/, "");
  const response = await fetch(`${base}/twirp/livekit.RoomService/ListRooms`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ names: ["nobody's"] }),
    signal,
  }).catch((cause: unknown) => {
    throw new Error("it does not answer", { cause: cause instanceof Error ? (cause.cause ?? cause) : cause });
  });
  await response.body?.cancel();
  if (response.status === 401 || response.status === 403)
    throw new Error("it does not take LIVEKIT_API_KEY and its secret");
  if (!response.ok) throw new Error(`it answers ${response.status}`);
  return true;
}
