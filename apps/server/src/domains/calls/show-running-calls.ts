import type { RunningCalls } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { roomsOf } from "../groups/index.ts";
import { readGroupCalls } from "./change-group.ts";
import { insideOf } from "./group-call.ts";

/** Groups asked about at once; somebody in more sees the banner in a group's own chat all the same. */
const ASKED_MOST = 1000;

/** The calls that run in my groups: frames told of them while I was away (`CALL-2`). */
export async function showRunningCalls({ ctx }: Call<unknown>): Promise<RunningCalls> {
  const { services, actor } = ctx;
  const rooms = (await roomsOf(services.db, actor.id)).filter(({ to }) => to === null);
  const groupIds = rooms.slice(0, ASKED_MOST).map(({ room }) => room);
  const calls = await readGroupCalls(services, groupIds);
  return calls.map((call) => ({ groupId: call.groupId, insideIds: insideOf(call).map(({ id }) => id) }));
}
