import type { api, InputOf, RegistrationMode } from "@4d/contract";
import type { AnonymousActor, Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { createUser, ensureNameAllowed, ensureNotReserved, findByNameKey, nameKey } from "../users/index.ts";
import { hashPassword, randomPassword } from "./passwords.ts";

/**
 * Creates an account without logging in (`protocol §3.3`). The nickname defaults to the user name. If the settings say
 * so, the account waits for approval.
 * @throws Failure `nameTaken` also for a name that looks the same, `invalid` for one that claims an office, `forbidden`
 * while registration is closed.
 */
export async function register({
  ctx,
  input,
}: Call<InputOf<typeof api.auth.register>, AnonymousActor>): Promise<null> {
  const { services, address } = ctx;
  const mode = await services.ports.registrationMode(services);
  ensure(mode !== "closed", "forbidden", {
    zh: "暂未开放注册",
    en: "Registration is closed at the moment",
  });
  ensureNotReserved({}, "userName", input.userName);
  const nickName = input.nickName || input.userName;
  // Without a nickname the error names the field that was filled in.
  await ensureNameAllowed(services, {}, input.nickName ? "nickName" : "userName", nickName);
  const passwordHash = await hashPassword(
    services,
    { account: nameKey(input.userName), address },
    input.password,
  );
  const person = {
    ...input,
    nickName,
    passwordHash,
    waiting: mode === "approval",
    now: services.clock.now(),
  };
  const id = await services.db.transaction().execute((trx) => createUser(trx, person));
  ensure(id !== undefined, "nameTaken", { field: "userName" });
  return null;
}

declare module "../../platform/services.ts" {
  interface Ports {
    /** Who may register now. */
    registrationMode(services: Services): Promise<RegistrationMode>;
  }
}

/** Who may register now (`ADMIN-2`): the only setting visible without a login. */
export async function showRegistration({
  ctx,
}: Call<unknown, AnonymousActor>): Promise<{ mode: RegistrationMode }> {
  return { mode: await ctx.services.ports.registrationMode(ctx.services) };
}

const NAME = "admin";
const toStandardOutput = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/**
 * Creates the account `admin` at the first start, with ADMIN_PASSWORD or a random password that is printed once, past
 * the log that would censor it (AUTH-10). Of several nodes starting together one creates it.
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
