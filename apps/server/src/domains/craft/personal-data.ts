import { erased, kept, MACHINE, nothing, type PersonalData, WHO } from "../../platform/personal-data.ts";

/** What the tables of craft hold of people, column by column (`platform/personal-data.ts`). */
export const craftData: PersonalData<
  | "craft_key"
  | "craft_chain"
  | "craft_element"
  | "craft_recipe"
  | "craft_inventory"
  | "craft_riddle"
  | "craft_race"
  | "craft_racer"
  | "craft_race_made"
> = {
  craft_key: {
    policy: null,
    rows: [],
    columns: {
      name: nothing("product"),
      secret: nothing("secret"),
    },
  },
  craft_chain: {
    policy: null,
    rows: [],
    columns: {
      only_one: nothing("state"),
      number: nothing("number"),
      head: nothing("number"),
      discoveries: nothing("count"),
    },
  },
  craft_element: {
    policy: null,
    rows: [],
    columns: {
      id: nothing("number"),
      name: nothing("product"),
      name_norm: nothing("product"),
      name_en: nothing("product"),
      emoji: nothing("product"),
      tags: nothing("product"),
      origin: nothing("state"),
      number: nothing("number"),
      created_at: nothing("time"),
      hidden_at: nothing("time"),
    },
  },
  craft_recipe: {
    policy: "given.works",
    rows: [
      {
        of: "first_user",
        order: ["number"],
        where: "discovers",
        leaving: "stays",
        copy: { file: "craft/discoveries" },
      },
    ],
    columns: {
      a: nothing("number"),
      b: nothing("number"),
      result: nothing("number"),
      why_zh: nothing("product"),
      why_en: nothing("product"),
      first_user: kept("who made it first", "signed", WHO),
      nonce: nothing("number", MACHINE),
      number: nothing("number"),
      discovers: nothing("state"),
      prev: nothing("number"),
      signature: kept("the certificate's signature", "signed"),
      reward: kept("what they got for it", "signed"),
      day: kept("on which day", "signed"),
      created_at: kept("when", "signed"),
    },
  },
  craft_inventory: {
    policy: "given.works",
    rows: [{ of: "user_id", order: ["element_id"], leaving: "erased", copy: { file: "craft/elements" } }],
    columns: {
      user_id: erased("whose", WHO),
      element_id: erased("which element"),
      nonce: nothing("number", MACHINE),
      first: erased("they discovered it"),
      day: erased("on which day"),
      got_at: erased("when"),
    },
  },
  craft_riddle: {
    policy: "arising.progress",
    rows: [{ of: "user_id", order: ["day"], leaving: "erased", copy: { file: "craft/riddles" } }],
    columns: {
      user_id: erased("who", WHO),
      day: erased("of which day"),
      element_id: erased("by which element"),
      met_at: erased("when"),
    },
  },
  craft_race: {
    policy: "given.works",
    rows: [{ of: "started_by", order: ["id"], leaving: "stays", copy: { not: "a race is the group's" } }],
    columns: {
      id: nothing("number"),
      group_id: kept("in which group", "counted"),
      target: nothing("product"),
      started_by: kept("who began it", "counted", WHO),
      started_at: kept("when", "counted"),
      ends_at: nothing("time"),
      ended_at: nothing("time"),
      winner_id: kept("who won", "counted", WHO),
      message_id: nothing("number"),
    },
  },
  craft_racer: {
    policy: "given.works",
    rows: [{ of: "user_id", order: ["race_id"], leaving: "stays", copy: { not: "a race is the group's" } }],
    columns: {
      race_id: kept("which race", "counted"),
      user_id: kept("who", "counted", WHO),
      left_steps: kept("how near they came", "counted"),
      stood_at: kept("when", "counted"),
    },
  },
  craft_race_made: {
    policy: "given.works",
    rows: [
      {
        of: "user_id",
        order: ["race_id", "element_id"],
        leaving: "stays",
        copy: { not: "a race is the group's" },
      },
    ],
    columns: {
      race_id: kept("which race", "counted"),
      user_id: kept("who", "counted", WHO),
      element_id: kept("what they made", "counted"),
      made_at: kept("when", "counted"),
    },
  },
};
