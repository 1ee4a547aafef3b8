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
      recv_id: retained("the recipient", "said", PERSON_ID),
      lo: retained("one of the two people", "said", { ...PERSON_ID, ...INTERNAL }),
      hi: retained("the other of the two people", "said", { ...PERSON_ID, ...INTERNAL }),
      type: notPersonal("state"),
      content: retained("the text, or what was sent", "said"),
      tmp_id: notPersonal("number", INTERNAL),
      status: notPersonal("state"),
      send_time: retained("time", "said"),
      seq: notPersonal("number"),
      edited_at: retained("time it was edited", "said"),
      pinned_at: retained("time it was pinned", "said"),
      extra: retained("the message it answers, and other details", "said"),
      only_for: retained("the only person who sees it", "said", PERSON_ID),
      gone_at: retained("time it disappears", "said"),
    },
  },
  private_chat: {
    policy: "given.messages",
    rows: [
      { of: "lo", order: ["hi"], leaving: "shared", copy: { not: "it counts what the copy contains" } },
      { of: "hi", order: ["lo"], leaving: "shared", copy: { not: "it counts what the copy contains" } },
    ],
    columns: {
      lo: retained("one of the two people", "said", PERSON_ID),
      hi: retained("the other of the two people", "said", PERSON_ID),
      last_seq: notPersonal("number"),
      last_id: notPersonal("number"),
      lifetime: retained("lifetime of messages", "said"),
    },
  },
  private_position: {
    policy: "arising.presence",
    rows: [
      {
        of: "user_id",
        order: ["peer_id"],
        leaving: "erased",
        copy: { not: "a read position is short-lived" },
      },
      {
        of: "peer_id",
        order: ["user_id"],
        leaving: "erased",
        copy: { not: "how far others have read is their data" },
      },
    ],
    columns: {
      user_id: erased("the reader", PERSON_ID),
      peer_id: erased("the person whose messages were read", PERSON_ID),
      read_id: erased("last message read"),
      delivered_id: erased("last message delivered"),
    },
  },
  group_message: {
    policy: "given.messages",
    rows: [
      { of: "send_id", order: ["id"], leaving: "shared", copy: { elsewhere: "messages/group-{number}" } },
    ],
    columns: {
      id: notPersonal("number"),
      group_id: retained("the group", "said"),
      send_id: retained("who sent it", "said", PERSON_ID),
      send_nick_name: emptied("the sender's name", DELETED_USER_NAME),
      type: notPersonal("state"),
      content: retained("the text, or what was sent", "said"),
      tmp_id: notPersonal("number", INTERNAL),
      status: notPersonal("state"),
      send_time: retained("time", "said"),
      seq: notPersonal("number"),
      edited_at: retained("time it was edited", "said"),
      pinned_at: retained("time it was pinned", "said"),
      extra: retained("the message it answers, and other details", "said"),
      receipt: notPersonal("state"),
      receipt_ok: notPersonal("state"),
      at_user_ids: retained("people it mentions", "said", PERSON_ID),
      recv_ids: retained("the only people who see it", "said", PERSON_ID),
      gone_at: retained("time it disappears", "said"),
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
        copy: { not: "a read position is short-lived" },
      },
    ],
    columns: {
      group_id: retained("the group", "counted"),
      user_id: retained("the reader", "counted", PERSON_ID),
      read_id: retained("last message read", "counted"),
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
      user_id: erased("the owner", PERSON_ID),
      kind: notPersonal("product"),
      delivered_id: erased("last message delivered"),
    },
  },
  message_reaction: {
    policy: "given.messages",
    rows: [
      { of: "user_id", order: ["message_id"], leaving: "stays", copy: { not: "it belongs to the message" } },
    ],
    columns: {
      kind: notPersonal("product"),
      message_id: retained("the message", "said"),
      user_id: retained("the person", "said", PERSON_ID),
      emoji: retained("the emoji", "said"),
      created_at: retained("time", "said"),
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
      user_id: erased("the person", PERSON_ID),
      kind: notPersonal("product"),
      message_id: erased("the message"),
    },
  },
  chat_state: {
    policy: "given.messages",
    rows: [{ of: "user_id", order: ["chat_id"], leaving: "erased", copy: { file: "chats" } }],
    columns: {
      user_id: erased("the owner", PERSON_ID),
      chat_id: retained("the chat: the other person's number", "others", PERSON_ID),
      pinned_at: erased("time it was pinned"),
      archived: erased("whether it is archived"),
      marked_unread: erased("whether it is marked as unread"),
      muted: erased("whether it is muted"),
      hidden_up_to: erased("the message up to which it is removed from the list"),
      cleared_up_to: erased("the message up to which it is cleared"),
      updated_at: erased("time"),
    },
  },
  draft: {
    policy: "given.messages",
    rows: [{ of: "user_id", order: ["chat_id"], leaving: "erased", copy: { file: "drafts" } }],
    columns: {
      user_id: erased("the owner", PERSON_ID),
      chat_id: retained("the chat: the other person's number", "others", PERSON_ID),
      text: erased("text"),
      previous: erased("another device's text that it replaced"),
      previous_writing: notPersonal("number", INTERNAL),
      previous_since: notPersonal("number", INTERNAL),
      previous_revision: notPersonal("number", INTERNAL),
      text_since: notPersonal("number", INTERNAL),
      updated_at: erased("time"),
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
      user_id: erased("the owner", PERSON_ID),
      chat_id: retained("the chat: the other person's number", "others", PERSON_ID),
      type: notPersonal("state"),
      content: erased("text"),
      at_user_ids: retained("people it mentions", "others", PERSON_ID),
      quote_id: erased("the message it answers"),
      tmp_id: notPersonal("number", INTERNAL),
      send_at: erased("time to send it"),
      state: erased("state"),
      claimed_until: notPersonal("time", INTERNAL),
      reason: erased("reason it could not be sent"),
      created_at: erased("time it was written"),
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
      message_id: retained("the poll", "counted"),
      user_id: retained("the person", "counted", PERSON_ID),
      option: retained("the option", "counted"),
      voted_at: retained("time", "counted"),
    },
  },
};
