import type { api, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { gramsOf, nameKey } from "./name-keys.ts";
import { announceProfile } from "./profile-events.ts";
import { isOwnPicture } from "./users.policy.ts";
import { changeUser, findUser } from "./users.repository.ts";
import type { UserRow } from "./users.table.ts";

type Input = InputOf<typeof api.users.update>;

/** Clients send the whole record back: a picture that stays may stay, a new one must be of our own store. */
function checkPicture(field: "headImage" | "headImageThumb", value: string, now: string, publicUrl?: string) {
  ensure(value === now || isOwnPicture(value, publicUrl), "invalid", {
    field,
    zh: "头像请先上传",
    en: "Please upload the picture first",
  });
}

function columnsOf(input: Input, row: UserRow) {
  return {
    nick_name: input.nickName,
    nick_key: nameKey(input.nickName),
    search_grams: gramsOf(nameKey(row.user_name), nameKey(input.nickName)),
    sex: input.sex ?? row.sex,
    signature: input.signature ?? row.signature,
    region: input.region ?? row.region,
    head_image: input.headImage === undefined ? row.head_image : (input.headImage ?? ""),
    head_image_thumb:
      input.headImageThumb === undefined ? row.head_image_thumb : (input.headImageThumb ?? ""),
  };
}

/**
 * Edits my profile (USER-1). Names are copied nowhere: whoever shows them reads this record.
 * @throws Failure `forbidden` for anybody else's record, `invalid` for a picture that is not of our store.
 */
export async function updateProfile({ ctx, input }: Call<Input>): Promise<null> {
  const { services, actor } = ctx;
  ensure(input.id === actor.id, "forbidden");
  const row = await findUser(services.db, actor.id);
  ensure(row, "badToken");
  const columns = columnsOf(input, row);
  const { publicUrl } = services.config;
  checkPicture("headImage", columns.head_image, row.head_image, publicUrl);
  checkPicture("headImageThumb", columns.head_image_thumb, row.head_image_thumb, publicUrl);
  await changeUser(services.db, actor.id, columns);
  announceProfile(services, actor.id, actor.sessionId);
  return null;
}
