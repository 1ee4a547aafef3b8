import type { User } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { presentSelf } from "./users.presenter.ts";
import { findUser } from "./users.repository.ts";

/** My own record (`protocol §4.1`). */
export async function showSelf({ ctx }: Call<unknown>): Promise<User> {
  const { services, actor } = ctx;
  const row = await findUser(services.db, actor.id);
  ensure(row, "badToken");
  return presentSelf(row, services.clock.now());
}
