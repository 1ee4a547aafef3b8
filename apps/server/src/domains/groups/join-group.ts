import type { groupJoining, InputOf, OutputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { takeJoinLimit } from "./group-limits.ts";
import { publishJoinRequests } from "./group-signals.ts";
import { findGroup, findGroupByToken, type GroupRow } from "./groups.repository.ts";
import { saveJoinRequest } from "./join-requests.repository.ts";
import { admitMember } from "./join-requests.ts";
import { findJoined } from "./members.repository.ts";

type Input = InputOf<typeof groupJoining.join>;

/** The group to join: by a valid token, or by id if it is findable. */
async function findJoinableGroup({ db }: Services, { token, groupId }: Input): Promise<GroupRow> {
  ensure(token || groupId, "invalid", {
    field: "token",
    zh: "缺少邀请或群聊",
    en: "An invitation is missing",
  });
  const byToken = token ? await findGroupByToken(db, token) : undefined;
  const found = token || groupId === undefined ? byToken : await findGroup(db, groupId);
  const open = found && !found.dissolved && !found.is_banned && (token || found.searchable);
  ensure(found && open, "notFound", { zh: "邀请已失效", en: "This invitation is no longer valid" });
  return found;
}

/**
 * Joins a group by invitation or search, or asks to where managers approve (`GROUP-2`). Idempotent.
 * @throws Failure invalid, notFound (no valid invitation), conflict (full), tooMany.
 */
export async function joinGroup({ ctx, input }: Call<Input>): Promise<OutputOf<typeof groupJoining.join>> {
  const { services, actor } = ctx;
  await takeJoinLimit(services, actor.id);
  const { id: groupId, join_approval: approval } = await findJoinableGroup(services, input);
  const joined = await findJoined(services.db, actor.id, [groupId]);
  if (joined.has(groupId)) return { status: "joined", groupId };
  if (!approval) {
    await admitMember(services, { groupId, userId: actor.id, requestId: null });
    return { status: "joined", groupId };
  }
  const now = services.clock.now();
  const request = { groupId, userId: actor.id, message: input.message, now };
  if (await saveJoinRequest(services.db, request)) await publishJoinRequests(services, groupId);
  return { status: "requested", groupId };
}
