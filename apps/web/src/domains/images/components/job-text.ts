import type { ImageJob } from "@4d/contract";
import { t } from "../../../platform/i18n/i18n.ts";
import { isUnderWay } from "../jobs.store.ts";

/** Why there is no picture, or why some are missing; "" when all is well. */
export function jobTroubleText({ trouble, found }: ImageJob): string {
  if (trouble === null) return "";
  if (trouble === "words") return t("images.trouble.words", { words: found.join("、") });
  return t(`images.trouble.${trouble}`);
}

/** What became of the capsules; "" where none were asked for. */
export function jobCostText(job: ImageJob): string {
  if (job.by === "builtin" || isUnderWay(job) || job.status === "blocked") return "";
  if (job.cost === 0) return t("images.refunded");
  return t(job.made < job.count ? "images.refundedSome" : "images.spent", { cost: job.cost });
}

/** How a job stands, in one line. */
export function jobStatusText(job: ImageJob): string {
  const progress = t("images.progress", { made: job.made, count: job.count });
  return isUnderWay(job)
    ? `${t(`images.status.${job.status}`)} · ${progress}`
    : t(`images.status.${job.status}`);
}
