import { SignJWT } from "jose";
import type { Services } from "../../platform/services.ts";

const CHECK_TOKEN_LIFE_S = 60;

/**
 * Asks the LiveKit server which rooms it has, with our key. Answers whether one is set up.
 * @throws when it does not answer, or does not take the key
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
