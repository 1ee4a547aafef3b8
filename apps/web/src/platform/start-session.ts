import { refreshTokens } from "./http/refresh.ts";
import { exit } from "./session.ts";

/** Refreshes the stored login at launch (`APP-3`); a refusal ends it. Requests queue behind the refresh. */
export async function startSession(): Promise<void> {
  if ((await refreshTokens()) === "refused") exit();
}
