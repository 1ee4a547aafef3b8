import { ensure } from "../../platform/failure.ts";
import type { Step } from "../../platform/stream.ts";
import type { GroupRow } from "../../platform/stream-rows.ts";
import { findUsers } from "../users/index.ts";
import { allow } from "./allow.ts";
import { dissolvedTip, quitTip, removedTip } from "./group-tips.ts";
import { mayDissolve, mayManage, mayQuit, mayRule } from "./groups.policy.ts";
import { addToCount, changeGroup, lockGroup } from "./groups.repository.ts";
import { endMembers, findSeat, findSeats, type SeatRow } from "./members.repository.ts";
import { oneByOne } from "./one-by-one.ts";

interface Who {
  groupId: number;
  actorId: number;
}

async function sayerOf(step: Step<GroupRow>, seat: SeatRow) {
  const user = (await findUsers(step.trx, [seat.user_id])).get(seat.user_id);
  const sendNickName = seat.remark_nick_name || (user?.nick_name ?? "");
  return { groupId: seat.group_id, sendId: seat.user_id, sendNickName };
}

/** Ends seats at the newest row, which is the tip just appended: the last thing those leaving see. */
async function unseat(step: Step<GroupRow>, groupId: number, userIds: number[] | null): Promise<number[]> {
  const at = step.head();
  const gone = await endMembers(step.trx, groupId, userIds, { now: step.now, at });
  await addToCount(step.trx, groupId, -gone.length);
  for (const { user_id, joined_after_id } of gone)
    step.changeRoom({ room: groupId, userId: user_id, from: joined_after_id, to: at });
  return gone.map((member) => member.user_id);
}

/** Leaving; only the leaver is told (`protocol §6.9`). Answers whether he was in. */
export const quitIntent = oneByOne("quit group", async (step, { groupId, actorId }: Who) => {
  await lockGroup(step.trx, groupId);
  const seat = await findSeat(step.trx, groupId, actorId);
  if (seat?.quit) return false;
  allow(mayQuit(seat));
  ensure(seat, "notFound");
  step.append(quitTip(await sayerOf(step, seat)));
  await unseat(step, groupId, [actorId]);
  return true;
});

/** Removing members; only those removed are told (`protocol §6.8`). Answers with those who were in. */
export const removeIntent = oneByOne(
  "remove members",
  async (step, { groupId, actorId, userIds }: Who & { userIds: number[] }) => {
    await lockGroup(step.trx, groupId);
    const seat = await findSeat(step.trx, groupId, actorId);
    allow(mayManage(seat));
    ensure(seat, "notFound");
    const targets = (await findSeats(step.trx, groupId, userIds)).filter(({ quit }) => !quit);
    for (const target of targets) allow(mayRule(seat, target.role));
    if (targets.length === 0) return [];
    const leaving = targets.map((target) => target.user_id);
    step.append(removedTip(await sayerOf(step, seat), leaving));
    return unseat(step, groupId, leaving);
  },
);

/** The end of a group: everybody is told and everybody is out (`protocol §6.3`). Answers with all who were in. */
export const dissolveIntent = oneByOne("dissolve group", async (step, { groupId, actorId }: Who) => {
  const group = await lockGroup(step.trx, groupId);
  const seat = await findSeat(step.trx, groupId, actorId);
  if (seat && group?.dissolved && group.owner_id === actorId) return [];
  allow(mayDissolve(seat));
  ensure(seat, "notFound");
  step.append(dissolvedTip(await sayerOf(step, seat)));
  await changeGroup(step.trx, groupId, { dissolved: true, link_token: null });
  return unseat(step, groupId, null);
});
