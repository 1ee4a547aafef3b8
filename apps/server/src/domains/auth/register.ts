import type { api, InputOf } from "@4d/contract";
import type { AnonymousActor, Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { createUser, ensureNameAllowed, ensureNotReserved, nameKey } from "../users/index.ts";
import { hashPassword } from "./passwords.ts";
import { registrationMode } from "./registration-mode.ts";

/**
 * Creates an account; nobody is logged in by it (`protocol §3.3`). Without a nickname it is called by its name. It waits
 * to be let in where the settings say so.
 * @throws Failure `nameTaken` also by a name that looks the same, `invalid` for one that claims an office, `forbidden`
 * while registration is closed.
 */
export async function register({
  ctx,
  input,
}: Call<InputOf<typeof api.auth.register>, AnonymousActor>): Promise<null> {
  const { services, address } = ctx;
  const mode = await registrationMode(services);
  ensure(mode !== "closed", "forbidden", {
    zh: "暂未开放注册",
    en: "Registration is closed at the moment",
  });
  ensureNotReserved({}, "userName", input.userName);
  const nickName = input.nickName || input.userName;
  // Whoever gave no nickname is told of the field they filled in.
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
