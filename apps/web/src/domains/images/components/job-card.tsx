import type { ImageJob } from "@4d/contract";
import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { actionSheet, confirm, toastFailure } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { repeatRequest } from "../image-request.store.ts";
import { cancelJob, forgetJob, isUnderWay } from "../jobs.store.ts";
import { PictureGrid } from "./picture-grid.tsx";

interface JobCardProps {
  job: ImageJob;
  onOpen: (pictureId: number) => void;
  /** Puts its request back into the form; `free`: for the built-in painter. */
  onAgain: (free: boolean) => void;
}

async function offer(job: ImageJob, onAgain: JobCardProps["onAgain"]): Promise<void> {
  const chosen = await actionSheet(
    [
      { id: "again", label: t("images.again") },
      { id: "forget", label: t("images.forget"), danger: true },
    ],
    job.prompt,
  );
  if (chosen === "again") {
    await repeatRequest(job);
    onAgain(false);
  }
  if (chosen !== "forget") return;
  const sure = await confirm({
    title: t("images.forgetTitle"),
    body: t("images.forgetNote"),
    ok: t("images.delete"),
    danger: true,
  });
  const failure = sure ? await forgetJob(job.id) : null;
  toastFailure(failure);
}

function Cancel({ id }: { id: number }) {
  const [busy, setBusy] = useState(false);
  const cancel = async () => {
    setBusy(true);
    const failure = await cancelJob(id);
    setBusy(false);
    toastFailure(failure);
  };
  return (
    <Button look="ghost" size="small" busy={busy} onClick={() => void cancel()}>
      {t(busy ? "images.cancelling" : "images.cancel")}
    </Button>
  );
}

/** What went wrong, what became of the capsules, and the ways on. */
function Trouble({ job, onAgain }: Omit<JobCardProps, "onOpen">) {
  const why = jobTroubleText(job);
  const cost = jobCostText(job);
  const empty = job.pictures.length === 0;
  const go = async (free: boolean) => {
    await repeatRequest(job);
    onAgain(free);
  };
  return (
    <div className="flex flex-col gap-2 pt-2">
      {why !== "" && (
        <p role="alert" className="text-s text-pretty text-rose">
          {why}
        </p>
      )}
      {job.status === "done" && job.made < job.count && (
        <p className="text-s text-text-2">{t("images.someMissing", { n: job.count - job.made })}</p>
      )}
      {cost !== "" && <p className="num text-s text-text-2">{cost}</p>}
      {empty && (
        <div className="flex flex-wrap gap-2">
          <Button look="ghost" size="small" onClick={() => void go(false)}>
            {t(job.status === "blocked" ? "images.change" : "images.again")}
          </Button>
          {job.by === "model" && job.status === "failed" && (
            <Button look="ghost" size="small" onClick={() => void go(true)}>
              {t("images.byPainter")}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** A job: its state and its pictures. */
export function JobCard({ job, onOpen, onAgain }: JobCardProps) {
  const under = isUnderWay(job);
  const style = job.style === null ? [] : [t(`images.style.${job.style}`)];
  const facts = [jobStatusText(job), ...style, job.ratio, t("images.seedNow", { n: job.seed })];
  return (
    <article className="mb-3 rounded-l bg-ink-2 p-3.5">
      <header className="flex items-start gap-2 pb-2.5">
        <div className="min-w-0 flex-1">
          <p className="line-clamp-2 text-m leading-snug wrap-anywhere">{job.prompt}</p>
          <p role="status" className="num pt-0.5 text-xs text-text-3">
            {facts.join(" · ")}
          </p>
        </div>
        {under ? (
          <Cancel id={job.id} />
        ) : (
          <IconButton
            label={t("images.moreOf")}
            icon={<Ellipsis aria-hidden="true" />}
            className="-mt-2 -mr-2"
            onClick={() => void offer(job, onAgain)}
          />
        )}
      </header>
      {(under || job.pictures.length > 0) && <PictureGrid job={job} onOpen={onOpen} />}
      {!under && <Trouble job={job} onAgain={onAgain} />}
    </article>
  );
}

/** Why there is no picture, or why some are missing; "" when all is well. */
function jobTroubleText({ trouble, found }: ImageJob): string {
  if (trouble === null) return "";
  if (trouble === "words") return t("images.trouble.words", { words: found.join("、") });
  return t(`images.trouble.${trouble}`);
}

/** What happened to the capsules; "" where none were charged. */
function jobCostText(job: ImageJob): string {
  if (job.by === "builtin" || isUnderWay(job) || job.status === "blocked") return "";
  if (job.cost === 0) return t("images.refunded");
  return t(job.made < job.count ? "images.refundedSome" : "images.spent", { cost: job.cost });
}

/** How a job stands, in one line. */
function jobStatusText(job: ImageJob): string {
  const progress = t("images.progress", { made: job.made, count: job.count });
  return isUnderWay(job)
    ? `${t(`images.status.${job.status}`)} · ${progress}`
    : t(`images.status.${job.status}`);
}
