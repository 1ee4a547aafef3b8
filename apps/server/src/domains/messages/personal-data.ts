import { DELETED_USER_NAME } from "@4d/contract";
import {
  emptied,
  erased,
  INTERNAL,
  notPersonal,
  PERSON_ID,
  type PersonalData,
  retained,
} from "../../platform/personal-data.ts";

/** An expired message is exported to nobody, even before it is swept. */
const THERE = "(gone_at is null or gone_at > extract(epoch from now()) * 1000)";

/** The personal data in the tables of messages, column by column (`platform/personal-data.ts`). */
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
      id: notPersonal("number"),
      send_id: retained("who sent it", "said", PERSON_ID),
      recv_id: retained("to whom", "said", PERSON_ID),
      lo: retained("one of the two", "said", { ...PERSON_ID, ...INTERNAL }),
      hi: retained("the other", "said", { ...PERSON_ID, ...INTERNAL }),
      type: notPersonal("state"),
      content: retained("words, or what was sent", "said"),
      tmp_id: notPersonal("number", INTERNAL),
      status: notPersonal("state"),
      send_time: retained("when", "said"),
      seq: notPersonal("number"),
      edited_at: retained("when it was changed", "said"),
      pinned_at: retained("when it was pinned", "said"),
      extra: retained("what it answers, and other particulars", "said"),
      only_for: retained("who alone sees it", "said", PERSON_ID),
      gone_at: retained("when it disappears", "said"),
    },
  },
  private_chat: {
    policy: "given.messages",
    rows: [
      { of: "lo", order: ["hi"], leaving: "shared", copy: { not: "it counts what is in the copy" } },
      { of: "hi", order: ["lo"], leaving: "shared", copy: { not: "it counts what is in the copy" } },
    ],
    columns: {
      lo: retained("one of the two", "said", PERSON_ID),
      hi: retained("the other", "said", PERSON_ID),
      last_seq: notPersonal("number"),
      last_id: notPersonal("number"),
      lifetime: retained("how long messages live", "said"),
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
      user_id: erased("who reads", PERSON_ID),
      peer_id: erased("what whom sent", PERSON_ID),
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
      id: notPersonal("number"),
      group_id: retained("in which group", "said"),
      send_id: retained("who sent it", "said", PERSON_ID),
      send_nick_name: emptied("the sender's name", DELETED_USER_NAME),
      type: notPersonal("state"),
      content: retained("words, or what was sent", "said"),
      tmp_id: notPersonal("number", INTERNAL),
      status: notPersonal("state"),
      send_time: retained("when", "said"),
      seq: notPersonal("number"),
      edited_at: retained("when it was changed", "said"),
      pinned_at: retained("when it was pinned", "said"),
      extra: retained("what it answers, and other particulars", "said"),
      receipt: notPersonal("state"),
      receipt_ok: notPersonal("state"),
      at_user_ids: retained("whom it mentions", "said", PERSON_ID),
      recv_ids: retained("who alone sees it", "said", PERSON_ID),
      gone_at: retained("when it disappears", "said"),
    },
  },
  group_chat: {
    policy: null,
    rows: [],
    columns: {
      group_id: notPersonal("number"),
      last_seq: notPersonal("number"),
      lifetime: notPersonal("state"),
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
      group_id: retained("in which group", "counted"),
      user_id: retained("who reads", "counted", PERSON_ID),
      read_id: retained("read up to", "counted"),
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
      user_id: erased("whose", PERSON_ID),
      kind: notPersonal("product"),
      delivered_id: erased("delivered up to"),
    },
  },
  message_reaction: {
    policy: "given.messages",
    rows: [
      { of: "user_id", order: ["message_id"], leaving: "stays", copy: { not: "it stands at the message" } },
    ],
    columns: {
      kind: notPersonal("product"),
      message_id: retained("which message", "said"),
      user_id: retained("who", "said", PERSON_ID),
      emoji: retained("what", "said"),
      created_at: retained("when", "said"),
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
      user_id: erased("who", PERSON_ID),
      kind: notPersonal("product"),
      message_id: erased("which message"),
    },
  },
  chat_state: {
    policy: "given.messages",
    rows: [{ of: "user_id", order: ["chat_id"], leaving: "erased", copy: { file: "chats" } }],
    columns: {
      user_id: erased("whose", PERSON_ID),
      chat_id: retained("which chat: the other's number", "others", PERSON_ID),
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
      user_id: erased("whose", PERSON_ID),
      chat_id: retained("for which chat: the other's number", "others", PERSON_ID),
      text: erased("the words"),
      previous: erased("the words they replaced, of another device"),
      previous_writing: notPersonal("number", INTERNAL),
      previous_since: notPersonal("number", INTERNAL),
      previous_revision: notPersonal("number", INTERNAL),
      text_since: notPersonal("number", INTERNAL),
      updated_at: erased("when"),
      revision: notPersonal("number", INTERNAL),
      writing: notPersonal("number", INTERNAL),
      edit: notPersonal("count", INTERNAL),
      past: notPersonal("number", INTERNAL),
    },
  },
  scheduled_message: {
    policy: "given.messages",
    rows: [{ of: "user_id", order: ["id"], leaving: "erased", copy: { file: "messages/scheduled" } }],
    columns: {
      id: notPersonal("number"),
      user_id: erased("whose", PERSON_ID),
      chat_id: retained("for which chat: the other's number", "others", PERSON_ID),
      type: notPersonal("state"),
      content: erased("what is to be sent"),
      at_user_ids: retained("whom it mentions", "others", PERSON_ID),
      quote_id: erased("which message it answers"),
      tmp_id: notPersonal("number", INTERNAL),
      send_at: erased("when"),
      state: erased("what became of it"),
      claimed_until: notPersonal("time", INTERNAL),
      reason: erased("why it could not be sent"),
      created_at: erased("when it was written"),
    },
  },
  link_preview: {
    policy: null,
    rows: [],
    columns: {
      key: notPersonal("number"),
      title: notPersonal("product"),
      description: notPersonal("product"),
      site: notPersonal("product"),
      image_url: notPersonal("product"),
      fetched_at: notPersonal("time"),
    },
  },
  poll_state: {
    policy: null,
    rows: [],
    columns: {
      message_id: notPersonal("number"),
      version: notPersonal("count"),
      closed_at: notPersonal("time"),
    },
  },
  poll_vote: {
    policy: "given.messages",
    rows: [
      { of: "user_id", order: ["message_id", "option"], leaving: "stays", copy: { file: "groups/votes" } },
    ],
    columns: {
      message_id: retained("in which poll", "counted"),
      user_id: retained("who", "counted", PERSON_ID),
      option: retained("for what", "counted"),
      voted_at: retained("when", "counted"),
    },
  },
};
