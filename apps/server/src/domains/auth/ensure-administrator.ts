import type { Services } from "../../platform/services.ts";
import { createUser, findByNameKey } from "../users/index.ts";
import { hashPassword } from "./passwords.ts";
import { randomPassword } from "./random-password.ts";

const NAME = "admin";
const toStandardOutput = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/**
 * Makes the account `admin` at the first start, with ADMIN_PASSWORD or a random password that is printed
 * once, past the log that would censor it (AUTH-10). Of several nodes starting together one makes it.
 */
export async function ensureAdministrator(services: Services, print = toStandardOutput): Promise<void> {
  const { db, config, clock } = services;
  if (await findByNameKey(db, NAME)) return;
  const password = config.adminPassword ?? randomPassword();
  const passwordHash = await hashPassword(services, { account: NAME }, password);
  await db.transaction().execute(async (trx) => {
    const person = { userName: NAME, nickName: "管理员", passwordHash, roles: ["admin"], now: clock.now() };
    const id = await createUser(trx, person);
    // Before the commit: a crash between the two may print a password in vain, but never lose one.
    if (id !== undefined && config.adminPassword === undefined) {
      print(`The administrator's account: ${NAME}  password: ${password}  (shown this once)`);
    }
  });
}
