import { type RefreshResult, refreshTokens } from "../../platform/http/refresh.ts";
import { tokens } from "../../platform/session.ts";

/** A new token, with the rights of now. */
export const renewRights = (): Promise<RefreshResult> => refreshTokens(tokens()?.accessToken ?? "");
