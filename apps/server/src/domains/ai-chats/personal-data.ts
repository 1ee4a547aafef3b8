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
      user_id: erased("who", PERSON_ID),
      character_id: erased("with which character"),
      greeting: erased("which greeting"),
      opened_at: erased("since when"),
      temporary: erased("a temporary chat"),
      spans: erased("what was not to be remembered"),
      paths: erased("branches of the talk"),
      last_at: erased("the last line"),
    },
  },
  ai_memory: {
    policy: "given.ai",
    rows: [{ of: "user_id", order: ["id"], leaving: "erased", copy: { file: "characters/memories" } }],
    columns: {
      id: notPersonal("number"),
      user_id: erased("of whom", PERSON_ID),
      character_id: erased("which character remembers"),
      group_id: erased("in which group"),
      kind: erased("a fact, an event, a promise"),
      topic: erased("about what"),
      value: erased("what"),
      text: erased("in words"),
      source_id: notPersonal("number"),
      pinned: erased("pinned"),
      created_at: erased("when"),
      updated_at: erased("when"),
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
        copy: { not: "it says how an answer came about; the answer is in the copy" },
      },
    ],
    columns: {
      id: notPersonal("number"),
      character_id: retained("which character", "said"),
      user_id: retained("whom it answers", "said", PERSON_ID),
      group_id: retained("in which group", "said"),
      asked_id: notPersonal("number"),
      status: notPersonal("state"),
      message_id: notPersonal("number"),
      place: notPersonal("number"),
      chosen: notPersonal("number"),
      asks: notPersonal("count"),
      wish: retained("how it was asked for once more", "said"),
      wish_key: notPersonal("number"),
      tip_id: notPersonal("number"),
      stopped: notPersonal("state"),
      hold_id: notPersonal("number"),
      depth: notPersonal("count"),
      tries: notPersonal("count"),
      lease_until: notPersonal("time"),
      created_at: retained("when", "said"),
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
      text: retained("the answer", "said"),
      provenance: notPersonal("state"),
      because: notPersonal("state"),
      care: retained("help was shown with it", "said"),
      voice: notPersonal("product"),
      duration: notPersonal("count"),
      sound: retained("its sound", "said"),
      wish_key: notPersonal("number", INTERNAL),
      created_at: retained("when", "said"),
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
