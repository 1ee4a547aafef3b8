import { refreshTokens } from "./http/refresh.ts";
import { signOut } from "./session.ts";

/**
 * Refreshes the stored login at launch (`APP-3`, `rules §2.5`); a refusal ends it. What a bad line lost of an earlier
 * answer does not: the server gives the same again until it was used.
 */
export async function startSession(): Promise<void> {
  if ((await refreshTokens()) === "refused") signOut();
}
