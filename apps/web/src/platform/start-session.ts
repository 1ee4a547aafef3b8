import { refreshTokens } from "./http/refresh.ts";
import { signOut } from "./session.ts";

/**
 * Refreshes the stored login at launch (`APP-3`, `rules §2.5`); a refusal ends it. An earlier answer lost on the network
 * does not: the server repeats it until it was used.
 */
export async function startSession(): Promise<void> {
  if ((await refreshTokens()) === "refused") signOut();
}
