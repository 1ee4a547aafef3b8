import type { Services } from "../../platform/services.ts";
import { readSettings } from "../settings/index.ts";
import { guardSheet, type SheetToReview } from "./guard-sheet.ts";
import { type Review, reviewSheet } from "./review-sheet.ts";

/** What the word lists find in a sheet, else what a guard model does. */
export async function judgeSheet(services: Services, toReview: SheetToReview): Promise<Review> {
  const { moderation } = await readSettings(services);
  const found = reviewSheet(toReview.sheet, toReview.visibility, moderation);
  return found.verdict === "publish" ? guardSheet(services, toReview) : found;
}
