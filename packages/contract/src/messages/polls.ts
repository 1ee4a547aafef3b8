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
    summary: "Put a poll into a group of mine; the same tmpId answers the first record again",
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
    summary: "How a poll stands, and what I chose",
    params: { id },
    out: poll,
    errors: ["notFound", "forbidden"],
  }),
  vote: endpoint({
    method: "PUT",
    path: "/message/group/poll/{id}/vote",
    access: "user",
    summary: "What I choose, in place of what I chose before; nothing takes my vote back",
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
    summary: "Close a poll before its time: its author, and the group's managers; again changes nothing",
    params: { id },
    out: poll,
    errors: ["notFound", "forbidden"],
  }),
  voters: endpoint({
    method: "GET",
    path: "/message/group/poll/{id}/voters",
    access: "user",
    summary: "Who chose an option, first voted first; of an anonymous poll nobody is told",
    params: { id },
    query: { option, ...pageQuery },
    out: pageOf(pollVoter),
    errors: ["invalid", "notFound", "forbidden"],
  }),
};
