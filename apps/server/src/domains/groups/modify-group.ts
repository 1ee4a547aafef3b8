import type { Group, groups, InputOf } from "@4d/contract";
import type { Call, Context } from "../../platform/context.ts";
import { checkPictures, ensureNameAllowed, ensureNotReserved, holdPictures } from "../users/index.ts";
import { ensureAllowed } from "./ensure-allowed.ts";
import { takeChangeLimit } from "./group-limits.ts";
import { groupRecord } from "./group-record.ts";
import { publishGroupChanged } from "./group-signals.ts";
import { isGroupManager, mayTakePart } from "./groups.policy.ts";
import { changeGroup, lockGroup } from "./groups.repository.ts";
import { changeMember, findMembership } from "./members.repository.ts";
import { nameKeys } from "./name-keys.ts";

type Input = InputOf<typeof groups.modify>;

const remarkColumns = ({ remarkNickName: nick, remarkGroupName: name }: Input) => ({
  ...(typeof nick === "string" && { remark_nick_name: nick }),
  ...(typeof name === "string" && { remark_group_name: name }),
});

const appearanceColumns = ({ name, headImage: picture, headImageThumb: thumb }: Input) => ({
  ...(name !== undefined && { name, ...nameKeys(name) }),
  ...(typeof picture === "string" && { head_image: picture }),
  ...(typeof thumb === "string" && { head_image_thumb: thumb }),
});

const currentPictures = (membership: { head_image: string; head_image_thumb: string }) => ({
  headImage: membership.head_image,
  headImageThumb: membership.head_image_thumb,
});

/**
 * Checks that a manager's new picture is their own, before anything is locked, because an old one may have to be
 * decoded.
 */
async function ensurePictures({ services, actor }: Context, input: Input): Promise<void> {
  if (!input.headImage && !input.headImageThumb) return;
  const membership = await findMembership(services.db, input.id, actor.id);
  if (membership && isGroupManager(membership.role))
    await checkPictures(services, actor.id, input, currentPictures(membership));
}

/**
 * Edits my remarks and, for managers, name, picture and announcement, which are ignored from others (`protocol §6.2`,
 * `W4`). Absent or null fields stay unchanged.
 * @throws Failure notFound for outsiders, forbidden when I left the group or it is dissolved or banned, invalid for a
 *   new picture that is not theirs or a new name that claims an office, tooMany.
 */
export async function modifyGroup({ ctx, input }: Call<Input>): Promise<Group> {
  const { services, actor } = ctx;
  await takeChangeLimit(services, actor.id);
  const now = services.clock.now();
  await ensurePictures(ctx, input);
  const managed = await services.db.transaction().execute(async (trx) => {
    await lockGroup(trx, input.id);
    const membership = await findMembership(trx, input.id, actor.id);
    ensureAllowed(mayTakePart(membership));
    const { name, remarkNickName } = input;
    if (remarkNickName && remarkNickName !== membership?.remark_nick_name)
      await ensureNameAllowed({ db: trx }, actor, "remarkNickName", remarkNickName);
    await changeMember(trx, input.id, actor.id, remarkColumns(input));
    if (!membership || !isGroupManager(membership.role)) return false;
    await holdPictures(trx, services, actor.id, { given: input, current: currentPictures(membership) });
    if (name !== undefined && name !== membership.name) ensureNotReserved(actor, "name", name);
    await changeGroup(trx, input.id, appearanceColumns(input));
    const { notice } = input;
    if (typeof notice !== "string" || notice === membership.notice) return true;
    await changeGroup(trx, input.id, { notice, notice_at: notice === "" ? null : now });
    await changeMember(trx, input.id, actor.id, { notice_read_at: now });
    return true;
  });
  if (managed || input.remarkNickName !== undefined) await publishGroupChanged(services, input.id);
  return groupRecord(services, input.id, actor.id);
}
