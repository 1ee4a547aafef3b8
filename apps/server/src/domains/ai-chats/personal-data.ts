import {
  erased,
  INTERNAL,
  notPersonal,
  PERSON_ID,
  type PersonalData,
  retained,
} from "../../platform/personal-data.ts";

/** The personal data in the tables of AI chats, column by column (`platform/personal-data.ts`). */
export const aiChatsData: PersonalData<
  "ai_talk" | "ai_memory" | "ai_key" | "ai_turn" | "ai_variant" | "ai_tail" | "ai_group_mode"
> = {
  ai_talk: {
    policy: "given.ai",
    rows: [{ of: "user_id", order: ["character_id"], leaving: "erased", copy: { file: "characters/talks" } }],
    columns: {
      user_id: erased("the person", PERSON_ID),
      character_id: erased("the character"),
      greeting: erased("the greeting"),
      opened_at: erased("start time"),
      temporary: erased("whether the chat is temporary"),
      spans: erased("parts that are not to be remembered"),
      paths: erased("branches of the chat"),
      last_at: erased("time of the last message"),
    },
  },
  ai_memory: {
    policy: "given.ai",
    rows: [{ of: "user_id", order: ["id"], leaving: "erased", copy: { file: "characters/memories" } }],
    columns: {
      id: notPersonal("number"),
      user_id: erased("the person", PERSON_ID),
      character_id: erased("the character that remembers"),
      group_id: erased("the group"),
      kind: erased("fact, event or promise"),
      topic: erased("subject"),
      value: erased("the bare value"),
      about: erased("whom it is about"),
      day: erased("day of a plan or an event"),
      text: erased("text"),
      source_id: notPersonal("number"),
      pinned: erased("whether it is pinned"),
      created_at: erased("time"),
      updated_at: erased("time"),
    },
  },
  ai_key: {
    policy: null,
    rows: [],
    columns: {
      name: notPersonal("product"),
      secret: notPersonal("secret"),
    },
  },
  ai_turn: {
    policy: "given.ai",
    rows: [
      {
        of: "user_id",
        order: ["id"],
        leaving: "shared",
        copy: { not: "it records how a reply was made; the copy has the reply" },
      },
    ],
    columns: {
      id: notPersonal("number"),
      character_id: retained("the character", "said"),
      user_id: retained("the person it answers", "said", PERSON_ID),
      group_id: retained("the group", "said"),
      asked_id: notPersonal("number"),
      status: notPersonal("state"),
      message_id: notPersonal("number"),
      place: notPersonal("number"),
      chosen: notPersonal("number"),
      asks: notPersonal("count"),
      wish: retained("options for generating it again", "said"),
      wish_key: notPersonal("number"),
      tip_id: notPersonal("number"),
      stopped: notPersonal("state"),
      hold_id: notPersonal("number"),
      depth: notPersonal("count"),
      tries: notPersonal("count"),
      lease_until: notPersonal("time"),
      created_at: retained("time", "said"),
    },
  },
  ai_variant: {
    policy: "given.ai",
    rows: [
      {
        of: "turn_id",
        through: { table: "ai_turn", key: "id", of: "user_id" },
        order: ["turn_id", "place"],
        leaving: "shared",
        copy: { file: "characters/answers" },
      },
    ],
    columns: {
      turn_id: notPersonal("number"),
      place: notPersonal("number"),
      text: retained("the reply", "said"),
      provenance: notPersonal("state"),
      because: notPersonal("state"),
      care: retained("help was shown with it", "said"),
      voice: notPersonal("product"),
      duration: notPersonal("count"),
      sound: retained("its audio", "said"),
      wish_key: notPersonal("number", INTERNAL),
      created_at: retained("time", "said"),
    },
  },
  ai_tail: {
    policy: null,
    rows: [],
    columns: {
      only_one: notPersonal("state"),
      private_id: notPersonal("number"),
      group_id: notPersonal("number"),
    },
  },
  ai_group_mode: {
    policy: null,
    rows: [],
    columns: {
      group_id: notPersonal("number"),
      character_id: notPersonal("number"),
      mode: notPersonal("state"),
      talkativeness: notPersonal("state"),
      cooldown: notPersonal("state"),
    },
  },
};
