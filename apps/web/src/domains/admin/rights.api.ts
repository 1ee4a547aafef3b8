import { type RefreshResult, refreshTokens } from "../../platform/http/refresh.ts";
import { tokens } from "../../platform/session.ts";

/** Gets a new token, with the current rights. */
export const renewRights = (): Promise<RefreshResult> => refreshTokens(tokens()?.accessToken ?? "");
