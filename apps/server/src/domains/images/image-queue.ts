import { JobQueue } from "../../platform/job-queue/job-queue.ts";
import { perServices } from "../../platform/per-services.ts";
import type { Services } from "../../platform/services.ts";
import { endJob } from "./end-job.ts";
import type { JobRow } from "./images.table.ts";
import { changeJob, claimJob, findStale, releaseJob } from "./jobs.repository.ts";
import { runJob } from "./run-job.ts";

/**
 * Limits of this node: running jobs, nearly all waiting for a model or a painter process, and jobs queued for a slot.
 */
const BOUNDS = { width: 64, share: 8, waitingEach: 40, waitingMost: 4000 };

/** The requested pictures, painted by any node. A job tried too often ends with what there is. */
export const imageQueue = perServices<JobQueue<JobRow>>((services: Services) => {
  const { db } = services;
  return new JobQueue(services, {
    name: "image",
    busName: "image",
    store: {
      claim: (id, lease) => claimJob(db, id, lease),
      renew: (id, until) => changeJob(db, id, { lease_until: until }),
      release: (id) => releaseJob(db, id),
      findWaiting: async (before, limit) =>
        (await findStale(db, before, limit)).map(({ id, user_id: ownerId }) => ({ id, ownerId })),
    },
    bounds: BOUNDS,
    triesMost: 4,
    run: (job, signals) => runJob(services, job, signals),
    exhaust: (job) => endJob(services, job.id, { trouble: "failed" }),
    cancel: (job) => endJob(services, job.id, { stopped: true }),
  });
});
