import type { Participant } from "@4d/contract";
import type { Services } from "../../platform/services.ts";
import { type Membership, membershipsOf } from "../groups/index.ts";
import { findUsers } from "../users/index.ts";
import { ensureAllowed } from "./call-errors.ts";
import { mayCallInGroup, mayRing } from "./calls.policy.ts";
import { findParticipant, type GroupCall, presentParticipant } from "./group-call.ts";

/** Devices a client names for a person; only its own are trusted. */
export interface NamedDevices {
  id: number;
  isCamera: boolean;
  isMicroPhone: boolean;
}

/** The caller's membership. @throws Failure notFound, forbidden when they may not take part. */
export async function callMembership(
  services: Services,
  groupId: number,
  userId: number,
): Promise<Membership> {
  const [member = null] = await membershipsOf(services.db, [{ groupId, userId }]);
  ensureAllowed(mayCallInGroup(member));
  return member as Membership;
}

/** Members as participants, with names and pictures from our own records. @throws Failure forbidden. */
export async function participantsOf(
  services: Services,
  groupId: number,
  named: readonly NamedDevices[],
): Promise<Participant[]> {
  const once = [...new Map(named.map((one) => [one.id, one])).values()];
  const members = await membershipsOf(
    services.db,
    once.map(({ id }) => ({ groupId, userId: id })),
  );
  ensureAllowed(mayRing(members));
  const users = await findUsers(
    services.db,
    once.map(({ id }) => id),
  );
  return once.map(({ id, isCamera, isMicroPhone }, index) => ({
    id,
    nickName: members[index]?.nickName ?? "",
    headImage: users.get(id)?.head_image_thumb ?? "",
    isCamera,
    isMicroPhone,
  }));
}

/** The host of a call, who may have left it since: older clients read them unasked (`protocol §12.5`). */
export async function hostOf({ db }: Services, call: GroupCall): Promise<Participant> {
  const { id } = call.host;
  const there = findParticipant(call, id);
  if (there !== undefined) return presentParticipant(there);
  const [member] = await membershipsOf(db, [{ groupId: call.groupId, userId: id }]);
  const user = (await findUsers(db, [id])).get(id);
  return {
    id,
    nickName: member?.nickName ?? user?.nick_name ?? "",
    headImage: user?.head_image_thumb ?? "",
    isCamera: false,
    isMicroPhone: false,
  };
}
