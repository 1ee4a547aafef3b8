import type { api, InputOf, User } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { presentUser } from "./users.presenter.ts";
import { findUser } from "./users.repository.ts";
import { presenceFor } from "./visibility.ts";

/** Anybody's record, `online` as far as the viewer may know. @throws Failure `notFound` (W23). */
export async function showUser({ ctx, input }: Call<InputOf<typeof api.users.find>>): Promise<User> {
  const { services, actor } = ctx;
  const row = await findUser(services.db, input.id);
  ensure(row, "notFound");
  const online = await presenceFor(services, actor.id, [row.id]);
  return presentUser(row, services.clock.now(), online.has(row.id));
}
