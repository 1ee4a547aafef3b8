import { erased, kept, MACHINE, nothing, type PersonalData, WHO } from "../../platform/personal-data.ts";

/** What the tables of talks hold of people, column by column (`platform/personal-data.ts`). */
export const talksData: PersonalData<
  "ai_talk" | "ai_memory" | "ai_key" | "ai_turn" | "ai_variant" | "ai_tail" | "ai_group_mode"
> = {
  ai_talk: {
    policy: "given.ai",
    rows: [{ of: "user_id", order: ["character_id"], leaving: "erased", copy: { file: "characters/talks" } }],
    columns: {
      user_id: erased("who", WHO),
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
      id: nothing("number"),
      user_id: erased("of whom", WHO),
      character_id: erased("which character remembers"),
      group_id: erased("in which group"),
      kind: erased("a fact, an event, a promise"),
      topic: erased("about what"),
      value: erased("what"),
      text: erased("in words"),
      source_id: nothing("number"),
      pinned: erased("pinned"),
      created_at: erased("when"),
      updated_at: erased("when"),
    },
  },
  ai_key: {
    policy: null,
    rows: [],
    columns: {
      name: nothing("product"),
      secret: nothing("secret"),
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
      id: nothing("number"),
      character_id: kept("which character", "said"),
      user_id: kept("whom it answers", "said", WHO),
      group_id: kept("in which group", "said"),
      asked_id: nothing("number"),
      status: nothing("state"),
      message_id: nothing("number"),
      place: nothing("number"),
      chosen: nothing("number"),
      asks: nothing("count"),
      wish: kept("how it was asked for once more", "said"),
      wish_key: nothing("number"),
      tip_id: nothing("number"),
      stopped: nothing("state"),
      hold_id: nothing("number"),
      depth: nothing("count"),
      tries: nothing("count"),
      lease_until: nothing("time"),
      created_at: kept("when", "said"),
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
      turn_id: nothing("number"),
      place: nothing("number"),
      text: kept("the answer", "said"),
      provenance: nothing("state"),
      because: nothing("state"),
      care: kept("help was shown with it", "said"),
      voice: nothing("product"),
      duration: nothing("count"),
      sound: kept("its sound", "said"),
      wish_key: nothing("number", MACHINE),
      created_at: kept("when", "said"),
    },
  },
  ai_tail: {
    policy: null,
    rows: [],
    columns: {
      only_one: nothing("state"),
      private_id: nothing("number"),
      group_id: nothing("number"),
    },
  },
  ai_group_mode: {
    policy: null,
    rows: [],
    columns: {
      group_id: nothing("number"),
      character_id: nothing("number"),
      mode: nothing("state"),
      talkativeness: nothing("state"),
      cooldown: nothing("state"),
    },
  },
};
