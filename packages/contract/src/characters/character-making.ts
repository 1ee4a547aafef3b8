import * as z from "zod/mini";
import { idempotencyKey } from "../capsules/idempotency-key.ts";
import { endpoint } from "../endpoint.ts";
import {
  AUDITION_MAX,
  CARD_UPLOAD_MAX,
  CHARACTER_SEED_MAX,
  PREVIEW_TEXT_MAX,
  SHEET_BODY_MAX,
} from "../limits.ts";
import { id, int, text } from "../scalars.ts";
import { provenance } from "./ai-reply.ts";
import { characterVoice, sheetChange } from "./character-sheet.ts";
import { characterDraft } from "./characters.ts";
import { SHEET_MAX } from "./sheet-max.ts";

/** One line of a preview conversation. */
export const previewLine = z.object({
  from: z.enum(["user", "character"]),
  text: text(1, SHEET_MAX.greeting),
});
export type PreviewLine = z.infer<typeof previewLine>;

/** A synthesised voice; `pitch` and `rate` in per cent, where it sounds best. */
export const synthVoice = z.object({
  id: z.string(),
  name: z.string(),
  nameEn: z.string(),
  pitch: z.number(),
  rate: z.number(),
});

export const cardFormat = z.enum(["png", "json", "charx"]);
export type CardFormatName = z.infer<typeof cardFormat>;

/** What of a file was cut, left out or is not done, in the reader's language. */
export const importWarnings = z.array(z.object({ code: z.string(), text: z.string() }));

/** Operations for making a character (`characters §2`, `characters §4`, `characters §5`). */
export const characterMaking = {
  draftFrom: endpoint({
    method: "POST",
    path: "/ai/draft",
    access: "user",
    summary: "A whole character from one sentence; with a sheet, only its empty fields",
    body: z.object({
      kind: z.literal("character"),
      seed: text(1, CHARACTER_SEED_MAX),
      sheet: z.optional(sheetChange),
    }),
    bodyMax: SHEET_BODY_MAX,
    out: z.object({ sheet: sheetChange, by: provenance }),
    errors: ["invalid", "tooMany"],
    note: "Nothing is stored. A repeated call returns another one.",
  }),
  previewReply: endpoint({
    method: "POST",
    path: "/character/{id}/preview-turn",
    access: "user",
    summary: "What my unsaved character would reply; free, and nothing is stored",
    params: { id },
    body: z.object({
      text: text(1, PREVIEW_TEXT_MAX),
      /** Oldest first, without `text`. */
      history: z._default(z.array(previewLine).check(z.maxLength(20)), []),
      /** The opening of the chat, 0 the prologue; used when the history is empty. */
      greeting: z.optional(z.pipe(int, z.int().check(z.minimum(0), z.maximum(10)))),
    }),
    /** `left`: model replies left today; null where the built-in engine replies without limit. */
    out: z.object({ text: z.string(), by: provenance, left: z.nullable(z.number()) }),
    errors: ["invalid", "notFound", "forbidden", "tooMany"],
  }),
  importCard: endpoint({
    method: "POST",
    path: "/character/import",
    access: "user",
    summary: "A draft from a character card (PNG, JSON, charx) or a lorebook, of any version",
    headers: idempotencyKey,
    bodyKind: "multipart",
    bodyMax: CARD_UPLOAD_MAX,
    out: z.object({
      draft: characterDraft,
      warnings: importWarnings,
    }),
    errors: ["invalid", "tooLarge", "tooMany", "unavailable"],
    note: "A refused card has its reason in the message and in data.reason.",
  }),
  importLore: endpoint({
    method: "POST",
    path: "/character/{id}/import-lore",
    access: "user",
    summary: "Add the entries of a lorebook, or of a card's lorebook, to my character",
    params: { id },
    bodyKind: "multipart",
    bodyMax: CARD_UPLOAD_MAX,
    out: z.object({
      draft: characterDraft,
      warnings: importWarnings,
      /** Entries added; those that the character has already are not. */
      added: z.number(),
    }),
    errors: ["invalid", "notFound", "tooLarge", "tooMany", "unavailable"],
    note: "A refused file has its reason in the message and in data.reason.",
  }),
  exportCard: endpoint({
    method: "POST",
    path: "/character/{id}/export",
    access: "user",
    summary: "My character, or a public one, as a card file",
    params: { id },
    body: z.object({ format: cardFormat }),
    out: z.object({ url: z.string(), name: z.string() }),
    errors: ["invalid", "notFound", "tooMany", "unavailable"],
    note: "The address works for a day.",
  }),
  voices: endpoint({
    method: "GET",
    path: "/voices",
    access: "user",
    summary: "The voices a character can have, besides those of the listener's device",
    out: z.object({
      blips: z.array(synthVoice),
      /** Empty without a speech model. */
      server: z.array(z.object({ id: z.string(), name: z.string() })),
      /** Capsules per hundred characters in a server voice. */
      costPer100: z.number(),
    }),
    errors: [],
  }),
  models: endpoint({
    method: "GET",
    path: "/ai/models",
    access: "user",
    summary: "The models that may write a character, and what a reply costs whoever reads it",
    out: z.object({
      /** Whether a model writes replies at all, or the built-in engine. */
      by: provenance,
      /** Beside the operator's own choice, which has no name here; empty when the operator allows no others. */
      names: z.array(z.string()),
      /** Capsules per reply, the same for every model. */
      cost: z.number(),
      /** The most tokens of an answer that the operator allows; those of a character that asks for no fewer. */
      answerTokens: z.number(),
    }),
    errors: [],
  }),
  audition: endpoint({
    method: "POST",
    path: "/voices/audition",
    access: "user",
    summary: "A line spoken in a voice",
    headers: idempotencyKey,
    body: z.object({ text: text(1, AUDITION_MAX), voice: characterVoice }),
    /** `by`: builtin where the product's own synthesis spoke, also as the fallback of a model. */
    out: z.object({ url: z.string(), duration: z.number(), by: provenance }),
    errors: ["invalid", "tooMany", "insufficient", "unavailable"],
    note: "A device's voice is played by the device; requested here, the built-in one speaks instead.",
  }),
};
