import { emptySheet } from "@4d/contract";
import {
  emptied,
  erased,
  INTERNAL,
  notPersonal,
  oneOf,
  PERSON_ID,
  type PersonalData,
  retained,
} from "../../platform/personal-data.ts";

/** The sheet of a character whose author's account is deleted. */
const EMPTY = JSON.stringify(emptySheet);

/** The personal data in the tables of characters, column by column (`platform/personal-data.ts`). */
export const charactersData: PersonalData<
  "ai_character" | "ai_card" | "ai_preview" | "lore_book" | "lore_book_use"
> = {
  ai_character: {
    policy: "given.works",
    rows: [{ of: "owner_id", order: ["id"], leaving: "stays", copy: { file: "characters/made" } }],
    columns: {
      id: notPersonal("number"),
      owner_id: retained("the author", "said", PERSON_ID),
      user_id: notPersonal("number"),
      sheet: emptied("description, the author's draft", EMPTY),
      live_sheet: emptied("description, as published", oneOf(EMPTY, null)),
      visibility: notPersonal("state"),
      live_visibility: notPersonal("state"),
      link: notPersonal("number"),
      open_by_id: notPersonal("state"),
      status: notPersonal("state"),
      reasons: emptied("what a review found", "[]"),
      version: notPersonal("count"),
      live_version: notPersonal("count"),
      tags: emptied("tags", []),
      talks: notPersonal("count"),
      idem_key: notPersonal("number", INTERNAL),
      source: emptied("what it was made from", null),
      created_at: notPersonal("time"),
      updated_at: notPersonal("time"),
      removed_at: notPersonal("time"),
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
      character_id: notPersonal("number"),
      card_raw: erased("the card it was imported from"),
      files: erased("the card's files"),
    },
  },
  lore_book: {
    policy: "given.works",
    rows: [{ of: "owner_id", order: ["id"], leaving: "ended", copy: { file: "characters/lorebooks" } }],
    columns: {
      id: notPersonal("number"),
      owner_id: erased("the owner", PERSON_ID),
      name: erased("name"),
      description: erased("description"),
      sheet: erased("entries"),
      entries: notPersonal("count"),
      chars: notPersonal("count"),
      blocked: erased("entries with forbidden words"),
      doubted: erased("entries that are not for others"),
      file: erased("the book it was imported from"),
      version: notPersonal("count"),
      idem_key: notPersonal("number", INTERNAL),
      created_at: notPersonal("time"),
      updated_at: notPersonal("time"),
    },
  },
  lore_book_use: {
    policy: "given.works",
    rows: [
      {
        of: "character_id",
        through: { table: "ai_character", key: "id", of: "owner_id" },
        order: ["character_id", "book_id"],
        leaving: "ended",
        copy: { file: "characters/used-lorebooks" },
      },
    ],
    columns: {
      character_id: erased("the character that uses it"),
      book_id: erased("the lorebook"),
      created_at: notPersonal("time"),
    },
  },
  ai_preview: {
    policy: "arising.progress",
    rows: [{ of: "user_id", order: ["user_id"], leaving: "erased", copy: { not: "it counts a single day" } }],
    columns: {
      user_id: erased("the person", PERSON_ID),
      day: erased("day"),
      used: erased("number of previews of a voice or a draft"),
    },
  },
};
