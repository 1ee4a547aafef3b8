import { refreshTokens } from "./http/refresh.ts";
import { signOut } from "./session.ts";

/**
 * Refreshes the stored login at launch (`APP-3`, `rules §2.5`); a refusal ends it. If an earlier answer was lost on the
 * network, the server repeats it until it is used.
 */
export async function startSession(): Promise<void> {
  if ((await refreshTokens()) === "refused") signOut();
}
