import type { Group, groups, InputOf } from "@4d/contract";
import type { Call, Context } from "../../platform/context.ts";
import { checkPictures, ensureNoOffice, ensureOpenName, holdPictures } from "../users/index.ts";
import { allow } from "./allow.ts";
import { takeChanging } from "./group-limits.ts";
import { groupRecord } from "./group-record.ts";
import { tellGroupChanged } from "./group-signals.ts";
import { isManager, mayTakePart } from "./groups.policy.ts";
import { changeGroup, lockGroup } from "./groups.repository.ts";
import { changeMember, findSeat } from "./members.repository.ts";
import { nameKeys } from "./name-keys.ts";

type Input = InputOf<typeof groups.modify>;

const remarks = ({ remarkNickName: nick, remarkGroupName: name }: Input) => ({
  ...(typeof nick === "string" && { remark_nick_name: nick }),
  ...(typeof name === "string" && { remark_group_name: name }),
});

const looks = ({ name, headImage: picture, headImageThumb: thumb }: Input) => ({
  ...(name !== undefined && { name, ...nameKeys(name) }),
  ...(typeof picture === "string" && { head_image: picture }),
  ...(typeof thumb === "string" && { head_image_thumb: thumb }),
});

const standingOf = (seat: { head_image: string; head_image_thumb: string }) => ({
  headImage: seat.head_image,
  headImageThumb: seat.head_image_thumb,
});

/** A manager's new picture is theirs; before anything is locked, for an old one is looked at. */
async function ensurePictures({ services, actor }: Context, input: Input): Promise<void> {
  if (!input.headImage && !input.headImageThumb) return;
  const seat = await findSeat(services.db, input.id, actor.id);
  if (seat && isManager(seat.role)) await checkPictures(services, actor.id, input, standingOf(seat));
}

/**
 * Edits my remarks and, for managers, name, picture and notice; for others those are passed over
 * (`protocol §6.2`, `W4`). What is absent or null stays as it is.
 * @throws Failure notFound for outsiders, forbidden when the group is left, dissolved or banned, invalid for a new
 * picture that is not theirs and for a new name that claims an office, tooMany.
 */
export async function modifyGroup({ ctx, input }: Call<Input>): Promise<Group> {
  const { services, actor } = ctx;
  await takeChanging(services, actor.id);
  const now = services.clock.now();
  await ensurePictures(ctx, input);
  const managed = await services.db.transaction().execute(async (trx) => {
    await lockGroup(trx, input.id);
    const seat = await findSeat(trx, input.id, actor.id);
    allow(mayTakePart(seat));
    const { name, remarkNickName } = input;
    if (remarkNickName && remarkNickName !== seat?.remark_nick_name)
      await ensureOpenName({ db: trx }, actor, "remarkNickName", remarkNickName);
    await changeMember(trx, input.id, actor.id, remarks(input));
    if (!seat || !isManager(seat.role)) return false;
    await holdPictures(trx, services, actor.id, { given: input, standing: standingOf(seat) });
    if (name !== undefined && name !== seat.name) ensureNoOffice(actor, "name", name);
    await changeGroup(trx, input.id, looks(input));
    const { notice } = input;
    if (typeof notice !== "string" || notice === seat.notice) return true;
    await changeGroup(trx, input.id, { notice, notice_at: notice === "" ? null : now });
    await changeMember(trx, input.id, actor.id, { notice_read_at: now });
    return true;
  });
  if (managed || input.remarkNickName !== undefined) await tellGroupChanged(services, input.id);
  return groupRecord(services, input.id, actor.id);
}
