import { createHmac } from "node:crypto";
import type { Services } from "../../platform/services.ts";

/** Long enough for any call: coturn looks at it when a relay is asked for, not while it works. */
const LIFE_S = 6 * 3600;

/**
 * The relay with credentials of this person's own that expire by themselves (coturn's REST scheme: the name is
 * the end and the user, the password its HMAC). Nothing lasting is ever given out (`W9`).
 */
export function turnServers({ config, clock }: Pick<Services, "config" | "clock">, userId: number) {
  if (config.turn === undefined) return [];
  const username = `${Math.floor(clock.now() / 1000) + LIFE_S}:${userId}`;
  const credential = createHmac("sha1", config.turn.secret).update(username).digest("base64");
  return config.turn.urls.map((urls) => ({ urls, username, credential }));
}
