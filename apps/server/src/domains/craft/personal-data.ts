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
      first_user: retained("the person who made it first", "signed", PERSON_ID),
      nonce: notPersonal("number", INTERNAL),
      number: notPersonal("number"),
      discovers: notPersonal("state"),
      prev: notPersonal("number"),
      signature: retained("signature of the certificate", "signed"),
      reward: retained("reward", "signed"),
      day: retained("day", "signed"),
      created_at: retained("time", "signed"),
    },
  },
  craft_inventory: {
    policy: "given.works",
    rows: [{ of: "user_id", order: ["element_id"], leaving: "erased", copy: { file: "craft/elements" } }],
    columns: {
      user_id: erased("the owner", PERSON_ID),
      element_id: erased("the element"),
      nonce: notPersonal("number", INTERNAL),
      first: erased("whether they discovered it"),
      day: erased("day"),
      got_at: erased("time"),
    },
  },
  craft_riddle: {
    policy: "arising.progress",
    rows: [{ of: "user_id", order: ["day"], leaving: "erased", copy: { file: "craft/riddles" } }],
    columns: {
      user_id: erased("the person", PERSON_ID),
      day: erased("day"),
      element_id: erased("the element it was solved with"),
      met_at: erased("time"),
    },
  },
  craft_race: {
    policy: "given.works",
    rows: [
      { of: "started_by", order: ["id"], leaving: "stays", copy: { not: "a race belongs to the group" } },
    ],
    columns: {
      id: notPersonal("number"),
      group_id: retained("the group", "counted"),
      target: notPersonal("product"),
      started_by: retained("the person who started it", "counted", PERSON_ID),
      started_at: retained("time", "counted"),
      ends_at: notPersonal("time"),
      ended_at: notPersonal("time"),
      winner_id: retained("the winner", "counted", PERSON_ID),
      message_id: notPersonal("number"),
    },
  },
  craft_racer: {
    policy: "given.works",
    rows: [
      { of: "user_id", order: ["race_id"], leaving: "stays", copy: { not: "a race belongs to the group" } },
    ],
    columns: {
      race_id: retained("the race", "counted"),
      user_id: retained("the person", "counted", PERSON_ID),
      left_steps: retained("steps left to the target", "counted"),
      stood_at: retained("time since when they are that near", "counted"),
    },
  },
  craft_race_made: {
    policy: "given.works",
    rows: [
      {
        of: "user_id",
        order: ["race_id", "element_id"],
        leaving: "stays",
        copy: { not: "a race belongs to the group" },
      },
    ],
    columns: {
      race_id: retained("the race", "counted"),
      user_id: retained("the person", "counted", PERSON_ID),
      element_id: retained("what they made", "counted"),
      made_at: retained("time", "counted"),
    },
  },
};
