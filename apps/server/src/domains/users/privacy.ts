import type { api, InputOf, Privacy } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { presentPrivacy } from "./users.presenter.ts";
import { changeUser, findUser } from "./users.repository.ts";

/** Who may add me, who sees me online (USER-3) and what I say of myself, and whether others share what I said. */
export async function showPrivacy({ ctx }: Call<unknown>): Promise<Privacy> {
  const row = await findUser(ctx.services.db, ctx.actor.id);
  ensure(row, "badToken");
  return presentPrivacy(row);
}

/** Changes any of them; `seeOnline` nobody is the invisible mode (USER-2). */
export async function setPrivacy(call: Call<InputOf<typeof api.users.setPrivacy>>): Promise<Privacy> {
  const { services, actor } = call.ctx;
  const { addMe, seeOnline, seeProfile, clips } = call.input;
  const change = {
    ...(addMe ? { add_me: addMe } : {}),
    ...(seeOnline ? { see_online: seeOnline } : {}),
    ...(seeProfile ? { see_profile: seeProfile } : {}),
    ...(clips === undefined ? {} : { clips }),
  };
  if (Object.keys(change).length > 0) {
    await changeUser(services.db, actor.id, change);
    services.bus.publish("stale", `user:${actor.id}`);
  }
  return showPrivacy(call);
}
