import type { LoginInfo } from "@4d/contract";
import type { Services } from "../../platform/services.ts";
import type { UserRow } from "../users/index.ts";
import { ACCESS_SECONDS, REFRESH_SECONDS } from "./auth.policy.ts";
import type { SessionRow } from "./auth.table.ts";
import { signAccess, signRefresh } from "./tokens.ts";

/** Both tokens of a session; lifetimes in seconds. */
export async function loginInfo(
  services: Services,
  session: SessionRow,
  user: Pick<UserRow, "id" | "roles" | "permissions">,
): Promise<LoginInfo> {
  const claims = {
    uid: user.id,
    roles: user.roles,
    permissions: user.permissions,
    terminal: session.terminal,
    session: session.id,
  };
  const [accessToken, refreshToken] = await Promise.all([
    signAccess(services, claims, session.generation),
    signRefresh(services, session),
  ]);
  return {
    accessToken,
    refreshToken,
    accessTokenExpiresIn: ACCESS_SECONDS,
    refreshTokenExpiresIn: REFRESH_SECONDS,
  };
}
