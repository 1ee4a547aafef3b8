import { type RefreshResult, refreshTokens } from "./http/refresh.ts";
import { exit } from "./session.ts";

/** Longest wait for the refresh before the stored login is believed, ms; a bad network must not hold the splash. */
const PATIENCE_MS = 2500;

/** Refreshes the stored login at launch (`APP-3`); "unreachable" after 2.5 s, while the refresh goes on. */
export async function startSession(): Promise<RefreshResult> {
  const late = Promise.withResolvers<RefreshResult>();
  const timer = setTimeout(() => late.resolve("unreachable"), PATIENCE_MS);
  const refresh = refreshTokens();
  const result = await Promise.race([refresh, late.promise]);
  clearTimeout(timer);
  // A refusal that comes late still ends the login.
  void refresh.then((final) => result === "unreachable" && final === "refused" && exit());
  return result;
}
