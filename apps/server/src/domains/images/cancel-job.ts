import type { api, ImageJob, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import type { Services } from "../../platform/services.ts";
import { endJob } from "./end-job.ts";
import { describeJob, ensureOwnJob } from "./image-jobs.ts";
import { imageNode } from "./image-node.ts";
import { isOver } from "./images.policy.ts";
import { changeJob, claimJob, findJob } from "./jobs.repository.ts";

const NAME = /^image:(\d+)$/;
/** Long enough to end a job nobody works on. */
const LEASE_MS = 30_000;

/** Stops a job running on this node. */
export function stopRunning(services: Services, work: string): void {
  const id = Number(NAME.exec(work)?.[1]);
  imageNode(services).jobs.get(id)?.controller.abort();
}

/** Stops a job on whichever node runs it; one that is queued, or whose node died, ends here. */
async function stop(services: Services, id: number): Promise<void> {
  const { db, clock, bus } = services;
  await changeJob(db, id, { stopped: true });
  const running = imageNode(services).jobs.get(id);
  bus.publish("stop", `image:${id}`);
  if (running) return running.ended;
  const now = clock.now();
  if (await claimJob(db, id, { now, until: now + LEASE_MS })) await endJob(services, id, { stopped: true });
}

/**
 * Cancels a job: finished pictures stay and are charged, the rest is not painted and its price is released. A finished
 * job does not change. @throws Failure notFound.
 */
export async function cancelJob({
  ctx: { services, actor },
  input: { id },
}: Call<InputOf<typeof api.images.cancel>>): Promise<ImageJob> {
  const job = ensureOwnJob(await findJob(services.db, id), actor.id);
  if (!isOver(job)) await stop(services, id);
  return describeJob(services, id, actor.id);
}
