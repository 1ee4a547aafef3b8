import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { POLL_OPTION_MAX, POLL_OPTIONS_MAX, POLL_OPTIONS_MIN, POLL_QUESTION_MAX } from "../limits.ts";
import { nameText, plainText } from "../name-scalars.ts";
import { pageOf, pageQuery } from "../paging.ts";
import { id, int, time } from "../scalars.ts";
import { groupMessage } from "./message-record.ts";
import { pollCard, pollChoice, pollResult } from "./poll-card.ts";
import { tmpId } from "./private-messages.ts";

/** A poll as a group member sees it; its id is its message's. */
export const poll = z.object({
  id,
  groupId: id,
  ...pollCard.shape,
  ...pollResult.shape,
  mine: pollChoice,
  /** I am its author or a manager, and it is open. */
  canClose: z.boolean(),
});
export type Poll = z.infer<typeof poll>;

export const pollVoter = z.object({
  id: z.number(),
  nickName: z.string(),
  headImageThumb: z.string(),
  time,
});
export type PollVoter = z.infer<typeof pollVoter>;

const option = z.pipe(int, z.int().check(z.minimum(0), z.maximum(POLL_OPTIONS_MAX - 1)));

export const polls = {
  start: endpoint({
    method: "POST",
    path: "/message/group/poll",
    access: "user",
    summary: "Post a poll in a group of mine; the same tmpId returns the first record again",
    body: z.object({
      groupId: id,
      question: plainText(1, POLL_QUESTION_MAX),
      options: z
        .array(nameText(1, POLL_OPTION_MAX))
        .check(z.minLength(POLL_OPTIONS_MIN), z.maxLength(POLL_OPTIONS_MAX)),
      multiple: z._default(z.boolean(), false),
      anonymous: z._default(z.boolean(), false),
      closesAt: z._default(z.nullable(time), null),
      tmpId,
    }),
    out: groupMessage,
    errors: ["invalid", "forbidden", "notFound", "conflict", "tooMany"],
  }),
  find: endpoint({
    method: "GET",
    path: "/message/group/poll/{id}",
    access: "user",
    summary: "A poll's result so far, and my choice",
    params: { id },
    out: poll,
    errors: ["notFound", "forbidden"],
  }),
  vote: endpoint({
    method: "PUT",
    path: "/message/group/poll/{id}/vote",
    access: "user",
    summary: "My choice, in place of the previous one; an empty list withdraws my vote",
    params: { id },
    body: z.object({ options: z.array(option).check(z.maxLength(POLL_OPTIONS_MAX)) }),
    out: poll,
    errors: ["invalid", "notFound", "forbidden", "conflict", "tooMany"],
    note: "conflict: it is closed.",
  }),
  close: endpoint({
    method: "POST",
    path: "/message/group/poll/{id}/close",
    access: "user",
    summary: "Close a poll early; its author and the group's managers may. A repeated call changes nothing",
    params: { id },
    out: poll,
    errors: ["notFound", "forbidden"],
  }),
  voters: endpoint({
    method: "GET",
    path: "/message/group/poll/{id}/voters",
    access: "user",
    summary: "Who chose an option, first voter first; nobody sees it for an anonymous poll",
    params: { id },
    query: { option, ...pageQuery },
    out: pageOf(pollVoter),
    errors: ["invalid", "notFound", "forbidden"],
  }),
};
