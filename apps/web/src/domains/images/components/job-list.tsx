import type { ImageJob } from "@4d/contract";
import { lazy, Suspense, useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { MoreSentinel } from "../../../ui/more-sentinel.tsx";
import { SkeletonBlock } from "../../../ui/skeleton.tsx";
import { isUnderWay, jobsStore, loadJobs, loadMoreJobs, refreshJob } from "../jobs.store.ts";
import { JobCard } from "./job-card.tsx";

const LOOK_MS = 10_000;

const PictureStage = lazy(async () => ({ default: (await import("./picture-stage.tsx")).PictureStage }));

interface JobListProps {
  /** A job to fetch even when it is an old one. */
  wanted: number | null;
  forWork: string | null;
  /** Back to the request; `free`: for the built-in painter. */
  onEditRequest: (free: boolean) => void;
}

function Bones() {
  return (
    <div role="status" aria-label={t("common.loading")} className="animate-late">
      <SkeletonBlock className="mb-3 h-96 rounded-l" />
      <SkeletonBlock className="h-96 rounded-l" />
    </div>
  );
}

/** Events may be lost with the connection: running jobs are also polled. */
function useLookAfter(ids: readonly number[]): void {
  const text = ids.join();
  useEffect(() => {
    if (text === "") return;
    const timer = setInterval(() => {
      for (const id of text.split(",")) void refreshJob(Number(id));
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [text]);
}

/** The wanted job comes first. */
const wantedFirst = (jobs: readonly ImageJob[], wanted: number | null): readonly ImageJob[] =>
  [...jobs].sort((a, b) => Number(b.id === wanted) - Number(a.id === wanted));

/** My pictures, job by job, the latest first, and one of them over everything. */
export function JobList({ wanted, forWork, onEditRequest }: JobListProps) {
  const { jobs, state, cursor } = useStore(jobsStore);
  const [open, setOpen] = useState<number | null>(null);
  useEffect(() => {
    if (wanted !== null) void refreshJob(wanted);
  }, [wanted]);
  useLookAfter(jobs.filter(isUnderWay).map(({ id }) => id));
  const job = jobs.find(({ pictures }) => pictures.some(({ id }) => id === open));
  const picture = job?.pictures.find(({ id }) => id === open);
  return (
    <Loaded
      state={state}
      has={jobs.length > 0}
      skeleton={<Bones />}
      onRetry={loadJobs}
      empty={
        <EmptyState
          title={t("images.emptyTitle")}
          note={t("images.emptyNote")}
          action={
            <Button size="small" onClick={() => onEditRequest(false)}>
              {t("images.emptyAction")}
            </Button>
          }
        />
      }
    >
      {wantedFirst(jobs, wanted).map((one) => (
        <JobCard key={one.id} job={one} onOpen={setOpen} onAgain={onEditRequest} />
      ))}
      {cursor !== null && <MoreSentinel key={cursor} onNear={() => void loadMoreJobs()} />}
      {job !== undefined && picture !== undefined && (
        <Suspense>
          <PictureStage
            job={job}
            picture={picture}
            forWork={forWork}
            onShow={setOpen}
            onClose={() => setOpen(null)}
            onVaried={() => setOpen(null)}
          />
        </Suspense>
      )}
    </Loaded>
  );
}
