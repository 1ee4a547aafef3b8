import {
  erased,
  INTERNAL,
  notPersonal,
  PERSON_ID,
  type PersonalData,
  retained,
} from "../../platform/personal-data.ts";

/** The personal data in the tables of craft, column by column (`platform/personal-data.ts`). */
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
      name: notPersonal("product"),
      secret: notPersonal("secret"),
    },
  },
  craft_chain: {
    policy: null,
    rows: [],
    columns: {
      only_one: notPersonal("state"),
      number: notPersonal("number"),
      head: notPersonal("number"),
      discoveries: notPersonal("count"),
    },
  },
  craft_element: {
    policy: null,
    rows: [],
    columns: {
      id: notPersonal("number"),
      name: notPersonal("product"),
      name_norm: notPersonal("product"),
      name_en: notPersonal("product"),
      emoji: notPersonal("product"),
      tags: notPersonal("product"),
      origin: notPersonal("state"),
      number: notPersonal("number"),
      created_at: notPersonal("time"),
      hidden_at: notPersonal("time"),
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
      a: notPersonal("number"),
      b: notPersonal("number"),
      result: notPersonal("number"),
      why_zh: notPersonal("product"),
      why_en: notPersonal("product"),
      first_user: retained("who made it first", "signed", PERSON_ID),
      nonce: notPersonal("number", INTERNAL),
      number: notPersonal("number"),
      discovers: notPersonal("state"),
      prev: notPersonal("number"),
      signature: retained("the certificate's signature", "signed"),
      reward: retained("what they got for it", "signed"),
      day: retained("on which day", "signed"),
      created_at: retained("when", "signed"),
    },
  },
  craft_inventory: {
    policy: "given.works",
    rows: [{ of: "user_id", order: ["element_id"], leaving: "erased", copy: { file: "craft/elements" } }],
    columns: {
      user_id: erased("whose", PERSON_ID),
      element_id: erased("which element"),
      nonce: notPersonal("number", INTERNAL),
      first: erased("they discovered it"),
      day: erased("on which day"),
      got_at: erased("when"),
    },
  },
  craft_riddle: {
    policy: "arising.progress",
    rows: [{ of: "user_id", order: ["day"], leaving: "erased", copy: { file: "craft/riddles" } }],
    columns: {
      user_id: erased("who", PERSON_ID),
      day: erased("of which day"),
      element_id: erased("by which element"),
      met_at: erased("when"),
    },
  },
  craft_race: {
    policy: "given.works",
    rows: [{ of: "started_by", order: ["id"], leaving: "stays", copy: { not: "a race is the group's" } }],
    columns: {
      id: notPersonal("number"),
      group_id: retained("in which group", "counted"),
      target: notPersonal("product"),
      started_by: retained("who began it", "counted", PERSON_ID),
      started_at: retained("when", "counted"),
      ends_at: notPersonal("time"),
      ended_at: notPersonal("time"),
      winner_id: retained("who won", "counted", PERSON_ID),
      message_id: notPersonal("number"),
    },
  },
  craft_racer: {
    policy: "given.works",
    rows: [{ of: "user_id", order: ["race_id"], leaving: "stays", copy: { not: "a race is the group's" } }],
    columns: {
      race_id: retained("which race", "counted"),
      user_id: retained("who", "counted", PERSON_ID),
      left_steps: retained("how near they came", "counted"),
      stood_at: retained("when", "counted"),
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
      race_id: retained("which race", "counted"),
      user_id: retained("who", "counted", PERSON_ID),
      element_id: retained("what they made", "counted"),
      made_at: retained("when", "counted"),
    },
  },
};
