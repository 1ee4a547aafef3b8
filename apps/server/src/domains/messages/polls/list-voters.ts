import type { api, InputOf, OutputOf, PollVoter } from "@4d/contract";
import type { Call } from "../../../platform/context.ts";
import { ensure } from "../../../platform/failure.ts";
import { membershipsOf } from "../../groups/index.ts";
import { findUsers } from "../../users/index.ts";
import { ensureAllowed, loadPoll } from "./load-poll.ts";
import { maySeeVoters } from "./polls.policy.ts";
import { findVoters } from "./polls.repository.ts";

function readCursor(cursor: string | undefined): { time: number; id: number } {
  const match = /^(\d{1,16})\.(\d{1,16})$/.exec(cursor ?? "0.0");
  ensure(match, "invalid", { field: "cursor" });
  return { time: Number(match[1]), id: Number(match[2]) };
}

/**
 * Who chose an option, by their names in the group. @throws Failure invalid (cursor), notFound, forbidden (anonymous).
 */
export async function listVoters({
  ctx,
  input: { id, option, cursor, limit },
}: Call<InputOf<typeof api.polls.voters>>): Promise<OutputOf<typeof api.polls.voters>> {
  const { db } = ctx.services;
  const poll = await loadPoll(ctx, id);
  ensureAllowed(maySeeVoters(poll.card));
  const after = readCursor(cursor);
  const found = await findVoters(db, { messageId: id, option, after, limit: limit + 1 });
  const page = found.slice(0, limit);
  const ids = page.map(({ user_id }) => user_id);
  const people = await findUsers(db, ids);
  const memberships = await membershipsOf(
    db,
    ids.map((userId) => ({ groupId: poll.groupId, userId })),
  );
  const items = page.map(
    ({ user_id, voted_at }, index): PollVoter => ({
      id: user_id,
      nickName: memberships[index]?.nickName ?? people.get(user_id)?.nick_name ?? "",
      headImageThumb: people.get(user_id)?.head_image_thumb ?? "",
      time: voted_at,
    }),
  );
  const last = page.at(-1);
  return { items, nextCursor: found.length > limit && last ? `${last.voted_at}.${last.user_id}` : null };
}
