import { logSecurityEvent } from "../../platform/security-log.ts";
import type { Services } from "../../platform/services.ts";
import { changeUser, lockUser } from "../users/index.ts";
import { deleteSessions } from "./auth.repository.ts";
import { hashPassword } from "./passwords.ts";
import { publishSessionEnd } from "./publish-session-end.ts";

/** Sets a person's password, ends every login of his (AUTH-5, W6), and minor mode, whose digits may be forgotten too. */
export async function setPassword(services: Services, userId: number, password: string): Promise<void> {
  const passwordHash = await hashPassword(services, { account: userId }, password);
  const ended = await services.db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    await changeUser(trx, userId, { password_hash: passwordHash, minor: false, minor_pin: null });
    return deleteSessions(trx, { userId });
  });
  logSecurityEvent(services, "password set", { userId });
  publishSessionEnd(services, userId, ended, "revoked");
}
