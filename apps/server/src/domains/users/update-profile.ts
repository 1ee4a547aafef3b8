import { type api, cleanName, type InputOf, type Privacy } from "@4d/contract";

import type { Call } from "../../platform/context.ts";
import { enforceLimit } from "../../platform/enforce-limit.ts";
import { ensure } from "../../platform/failure.ts";
import { checkPictures, holdPictures } from "./check-pictures.ts";
import { searchKeys } from "./name-keys.ts";
import { ensureNameAllowed } from "./name-rules.ts";
import { publishProfile } from "./profile-events.ts";
import { presentPrivacy } from "./users.presenter.ts";
import { changeUser, findUser } from "./users.repository.ts";
import type { UserRow } from "./users.table.ts";

type Input = InputOf<typeof api.users.update>;

/** Each change makes all friends' terminals fetch the profile again. */
const CHANGES = { rate: 1, burst: 30 };

function columnsOf(input: Input, row: UserRow) {
  return {
    nick_name: input.nickName,
    ...searchKeys(input.nickName, row.user_name),
    sex: input.sex ?? row.sex,
    signature: input.signature ?? row.signature,
    region: input.region ?? row.region,
    head_image: input.headImage === undefined ? row.head_image : (input.headImage ?? ""),
    head_image_thumb:
      input.headImageThumb === undefined ? row.head_image_thumb : (input.headImageThumb ?? ""),
  };
}

/**
 * Edits my profile (USER-1). Names are not copied anywhere: whoever shows them reads this record.
 * @throws Failure `forbidden` for anybody else's record, `invalid` for a picture that is not theirs and for a new
 * nickname that claims an office, `tooMany`.
 */
export async function updateProfile({ ctx, input }: Call<Input>): Promise<null> {
  const { services, actor } = ctx;
  ensure(input.id === actor.id, "forbidden");
  await enforceLimit(services, `profile:${actor.id}`, CHANGES);
  const row = await findUser(services.db, actor.id);
  ensure(row, "badToken");
  const current = { headImage: row.head_image, headImageThumb: row.head_image_thumb };
  await checkPictures(services, actor.id, input, current);
  // An existing name stays allowed: older clients send it along with any other change.
  if (input.nickName !== cleanName(row.nick_name))
    await ensureNameAllowed(services, actor, "nickName", input.nickName);
  await services.db.transaction().execute(async (trx) => {
    await holdPictures(trx, services, actor.id, { given: input, current });
    await changeUser(trx, actor.id, columnsOf(input, row));
  });
  publishProfile(services, actor.id, actor.sessionId);
  return null;
}

/** Who may add me, see me online (USER-3) and see my profile, and whether others may share what I said. */
export async function showPrivacy({ ctx }: Call<unknown>): Promise<Privacy> {
  const row = await findUser(ctx.services.db, ctx.actor.id);
  ensure(row, "badToken");
  return presentPrivacy(row);
}

/** Changes any of them; `seeOnline` set to nobody is the invisible mode (USER-2). */
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
