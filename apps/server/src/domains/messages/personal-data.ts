import { GONE_NAME } from "@4d/contract";
import {
  emptied,
  erased,
  kept,
  MACHINE,
  nothing,
  type PersonalData,
  WHO,
} from "../../platform/personal-data.ts";

/** A message that disappeared is told nobody, before it is swept as well. */
const THERE = "(gone_at is null or gone_at > extract(epoch from now()) * 1000)";

/** What the tables of messages hold of people, column by column (`platform/personal-data.ts`). */
export const messagesData: PersonalData<
  | "private_message"
  | "private_chat"
  | "private_position"
  | "group_message"
  | "group_chat"
  | "group_position"
  | "delivery_cursor"
  | "message_reaction"
  | "message_removed"
  | "chat_state"
  | "draft"
  | "scheduled_message"
  | "link_preview"
  | "poll_state"
  | "poll_vote"
> = {
  private_message: {
    policy: "given.messages",
    rows: [
      {
        of: "send_id",
        order: ["id"],
        where: THERE,
        leaving: "shared",
        copy: { file: "messages/private-sent" },
      },
      {
        of: "recv_id",
        order: ["id"],
        where: `(only_for is null or only_for = recv_id) and ${THERE}`,
        leaving: "shared",
        copy: { file: "messages/private-received" },
      },
    ],
    columns: {
      id: nothing("number"),
      send_id: kept("who sent it", "said", WHO),
      recv_id: kept("to whom", "said", WHO),
      lo: kept("one of the two", "said", { ...WHO, ...MACHINE }),
      hi: kept("the other", "said", { ...WHO, ...MACHINE }),
      type: nothing("state"),
      content: kept("words, or what was sent", "said"),
      tmp_id: nothing("number", MACHINE),
      status: nothing("state"),
      send_time: kept("when", "said"),
      seq: nothing("number"),
      edited_at: kept("when it was changed", "said"),
      pinned_at: kept("when it was pinned", "said"),
      extra: kept("what it answers, and other particulars", "said"),
      only_for: kept("who alone sees it", "said", WHO),
      gone_at: kept("when it disappears", "said"),
    },
  },
  private_chat: {
    policy: "given.messages",
    rows: [
      { of: "lo", order: ["hi"], leaving: "shared", copy: { not: "it counts what is in the copy" } },
      { of: "hi", order: ["lo"], leaving: "shared", copy: { not: "it counts what is in the copy" } },
    ],
    columns: {
      lo: kept("one of the two", "said", WHO),
      hi: kept("the other", "said", WHO),
      last_seq: nothing("number"),
      last_id: nothing("number"),
      lifetime: kept("how long messages live", "said"),
    },
  },
  private_position: {
    policy: "arising.presence",
    rows: [
      {
        of: "user_id",
        order: ["peer_id"],
        leaving: "erased",
        copy: { not: "how far chats were read is passing" },
      },
      {
        of: "peer_id",
        order: ["user_id"],
        leaving: "erased",
        copy: { not: "how far others read is theirs" },
      },
    ],
    columns: {
      user_id: erased("who reads", WHO),
      peer_id: erased("what whom sent", WHO),
      read_id: erased("read up to"),
      delivered_id: erased("delivered up to"),
    },
  },
  group_message: {
    policy: "given.messages",
    rows: [
      { of: "send_id", order: ["id"], leaving: "shared", copy: { elsewhere: "messages/group-{number}" } },
    ],
    columns: {
      id: nothing("number"),
      group_id: kept("in which group", "said"),
      send_id: kept("who sent it", "said", WHO),
      send_nick_name: emptied("the sender's name", GONE_NAME),
      type: nothing("state"),
      content: kept("words, or what was sent", "said"),
      tmp_id: nothing("number", MACHINE),
      status: nothing("state"),
      send_time: kept("when", "said"),
      seq: nothing("number"),
      edited_at: kept("when it was changed", "said"),
      pinned_at: kept("when it was pinned", "said"),
      extra: kept("what it answers, and other particulars", "said"),
      receipt: nothing("state"),
      receipt_ok: nothing("state"),
      at_user_ids: kept("whom it mentions", "said", WHO),
      recv_ids: kept("who alone sees it", "said", WHO),
      gone_at: kept("when it disappears", "said"),
    },
  },
  group_chat: {
    policy: null,
    rows: [],
    columns: {
      group_id: nothing("number"),
      last_seq: nothing("number"),
      lifetime: nothing("state"),
    },
  },
  group_position: {
    policy: "arising.presence",
    rows: [
      {
        of: "user_id",
        order: ["group_id"],
        leaving: "stays",
        copy: { not: "how far chats were read is passing" },
      },
    ],
    columns: {
      group_id: kept("in which group", "counted"),
      user_id: kept("who reads", "counted", WHO),
      read_id: kept("read up to", "counted"),
    },
  },
  delivery_cursor: {
    policy: "arising.presence",
    rows: [
      {
        of: "user_id",
        order: ["kind"],
        leaving: "erased",
        copy: { not: "it counts what reached their devices" },
      },
    ],
    columns: {
      user_id: erased("whose", WHO),
      kind: nothing("product"),
      delivered_id: erased("delivered up to"),
    },
  },
  message_reaction: {
    policy: "given.messages",
    rows: [
      { of: "user_id", order: ["message_id"], leaving: "stays", copy: { not: "it stands at the message" } },
    ],
    columns: {
      kind: nothing("product"),
      message_id: kept("which message", "said"),
      user_id: kept("who", "said", WHO),
      emoji: kept("what", "said"),
      created_at: kept("when", "said"),
    },
  },
  message_removed: {
    policy: "given.messages",
    rows: [
      {
        of: "user_id",
        order: ["kind", "message_id"],
        leaving: "erased",
        copy: { not: "what was removed is not shown again" },
      },
    ],
    columns: {
      user_id: erased("who", WHO),
      kind: nothing("product"),
      message_id: erased("which message"),
    },
  },
  chat_state: {
    policy: "given.messages",
    rows: [{ of: "user_id", order: ["chat_id"], leaving: "erased", copy: { file: "chats" } }],
    columns: {
      user_id: erased("whose", WHO),
      chat_id: kept("which chat: the other's number", "others", WHO),
      pinned_at: erased("pinned"),
      archived: erased("archived"),
      marked_unread: erased("marked as unread"),
      muted: erased("muted"),
      hidden_up_to: erased("removed from the list"),
      cleared_up_to: erased("cleared"),
      updated_at: erased("when"),
    },
  },
  draft: {
    policy: "given.messages",
    rows: [{ of: "user_id", order: ["chat_id"], leaving: "erased", copy: { file: "drafts" } }],
    columns: {
      user_id: erased("whose", WHO),
      chat_id: kept("for which chat: the other's number", "others", WHO),
      text: erased("the words"),
      previous: erased("the words they replaced, of another device"),
      previous_writing: nothing("number", MACHINE),
      previous_since: nothing("number", MACHINE),
      previous_revision: nothing("number", MACHINE),
      text_since: nothing("number", MACHINE),
      updated_at: erased("when"),
      revision: nothing("number", MACHINE),
      writing: nothing("number", MACHINE),
      edit: nothing("count", MACHINE),
      past: nothing("number", MACHINE),
    },
  },
  scheduled_message: {
    policy: "given.messages",
    rows: [{ of: "user_id", order: ["id"], leaving: "erased", copy: { file: "messages/scheduled" } }],
    columns: {
      id: nothing("number"),
      user_id: erased("whose", WHO),
      chat_id: kept("for which chat: the other's number", "others", WHO),
      type: nothing("state"),
      content: erased("what is to be sent"),
      at_user_ids: kept("whom it mentions", "others", WHO),
      quote_id: erased("which message it answers"),
      tmp_id: nothing("number", MACHINE),
      send_at: erased("when"),
      state: erased("what became of it"),
      claimed_until: nothing("time", MACHINE),
      reason: erased("why it could not be sent"),
      created_at: erased("when it was written"),
    },
  },
  link_preview: {
    policy: null,
    rows: [],
    columns: {
      key: nothing("number"),
      title: nothing("product"),
      description: nothing("product"),
      site: nothing("product"),
      image_url: nothing("product"),
      fetched_at: nothing("time"),
    },
  },
  poll_state: {
    policy: null,
    rows: [],
    columns: {
      message_id: nothing("number"),
      version: nothing("count"),
      closed_at: nothing("time"),
    },
  },
  poll_vote: {
    policy: "given.messages",
    rows: [
      { of: "user_id", order: ["message_id", "option"], leaving: "stays", copy: { file: "groups/votes" } },
    ],
    columns: {
      message_id: kept("in which poll", "counted"),
      user_id: kept("who", "counted", WHO),
      option: kept("for what", "counted"),
      voted_at: kept("when", "counted"),
    },
  },
};
