import type { CharacterSheet, CharacterVisibility } from "@4d/contract";
import type { Verdict } from "../../platform/llm/llm.ts";
import type { Services } from "../../platform/services.ts";
import { askGuard } from "../moderation/index.ts";
import { type Review, textsOf } from "./review-sheet.ts";

/** Letters a guard model reads in one go; most sheets are one question. */
const PIECE = 8000;

/** A sheet, and who is to see it. */
export interface SheetToReview {
  sheet: CharacterSheet;
  visibility: CharacterVisibility;
  owner: number;
}

/** Despair is for a person to look at: a character may well speak of it kindly. */
const weightOf = ({ level }: Verdict): 0 | 1 | 2 => {
  if (level === "block") return 2;
  return level === "safe" ? 0 : 1;
};

/** The fields a guard model finds something in, each with how grave it is. */
async function findDoubtfulFields(services: Services, { sheet, owner }: SheetToReview) {
  const ask = async (text: string) => weightOf(await askGuard(services, { text, owner }));
  const texts = textsOf(sheet).filter(([, text]) => text.trim() !== "");
  const whole = texts.map(([, text]) => text).join("\n");
  const pieces = Array.from({ length: Math.ceil(whole.length / PIECE) }, (_, at) =>
    whole.slice(at * PIECE, (at + 1) * PIECE),
  );
  const worst = Math.max(...(await Promise.all(pieces.map(ask))));
  // Nearly every sheet is clean, and is read once as a whole; only what is not is read again field by field.
  if (worst === 0) return { worst, fields: [] };
  const judged = await Promise.all(
    texts.map(async ([field, text]) => ({ field, weight: await ask(text.slice(0, PIECE)) })),
  );
  return { worst, fields: judged.filter(({ weight }) => weight === worst).map(({ field }) => field) };
}

/**
 * What a guard model, where there is one, finds in a sheet that others are to see: what it forbids is rejected, what
 * it doubts waits for a person where all are to see it (`characters §2.7`). One's own is judged as it talks.
 */
export async function guardSheet(services: Services, toReview: SheetToReview): Promise<Review> {
  const open: Review = { verdict: "publish", reasons: [] };
  if (toReview.visibility === "private" || !(await services.llm.capabilities()).guard) return open;
  const { worst, fields } = await findDoubtfulFields(services, toReview);
  const reasons = fields.map((field) => ({ field, text: "" }));
  if (worst === 2) return { verdict: "rejected", reasons };
  return worst === 1 && toReview.visibility === "public" ? { verdict: "review", reasons } : open;
}
