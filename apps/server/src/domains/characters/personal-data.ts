import { emptySheet } from "@4d/contract";
import {
  emptied,
  erased,
  kept,
  MACHINE,
  nothing,
  oneOf,
  type PersonalData,
  WHO,
} from "../../platform/personal-data.ts";

/** The sheet of a character whose author left. */
const EMPTY = JSON.stringify(emptySheet);

/** What the tables of characters hold of people, column by column (`platform/personal-data.ts`). */
export const charactersData: PersonalData<"ai_character" | "ai_card" | "ai_preview"> = {
  ai_character: {
    policy: "given.works",
    rows: [{ of: "owner_id", order: ["id"], leaving: "stays", copy: { file: "characters/made" } }],
    columns: {
      id: nothing("number"),
      owner_id: kept("who made it", "said", WHO),
      user_id: nothing("number"),
      sheet: emptied("what it is, as its author works on it", EMPTY),
      live_sheet: emptied("what it is, as published", oneOf(EMPTY, null)),
      visibility: nothing("state"),
      live_visibility: nothing("state"),
      link: nothing("number"),
      open_by_id: nothing("state"),
      status: nothing("state"),
      reasons: emptied("what a review found", "[]"),
      version: nothing("count"),
      live_version: nothing("count"),
      tags: emptied("tags", []),
      talks: nothing("count"),
      idem_key: nothing("number", MACHINE),
      source: emptied("what it was made from", null),
      created_at: nothing("time"),
      updated_at: nothing("time"),
      removed_at: nothing("time"),
    },
  },
  ai_card: {
    policy: "given.works",
    rows: [
      {
        of: "character_id",
        through: { table: "ai_character", key: "id", of: "owner_id" },
        order: ["character_id"],
        leaving: "ended",
        copy: { file: "characters/cards" },
      },
    ],
    columns: {
      character_id: nothing("number"),
      card_raw: erased("the card it was imported from"),
      files: erased("the card's files"),
    },
  },
  ai_preview: {
    policy: "arising.progress",
    rows: [{ of: "user_id", order: ["user_id"], leaving: "erased", copy: { not: "it counts one day" } }],
    columns: {
      user_id: erased("who", WHO),
      day: erased("which day"),
      used: erased("how often they tried a voice or a draft"),
    },
  },
};
