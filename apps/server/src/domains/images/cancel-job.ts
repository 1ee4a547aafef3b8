import type { api, ImageJob, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { describeJob, ensureOwnJob } from "./image-jobs.ts";
import { imageQueue } from "./image-queue.ts";
import { isOver } from "./images.policy.ts";
import { changeJob, findJob } from "./jobs.repository.ts";

/**
 * Cancels a job: finished pictures stay and are charged, the rest is not painted and its price is released. A finished
 * job does not change. @throws Failure notFound.
 */
export async function cancelJob({
  ctx: { services, actor },
  input: { id },
}: Call<InputOf<typeof api.images.cancel>>): Promise<ImageJob> {
  const job = ensureOwnJob(await findJob(services.db, id), actor.id);
  if (!isOver(job)) {
    await changeJob(services.db, id, { stopped: true });
    await imageQueue(services).cancel(id);
  }
  return describeJob(services, id, actor.id);
}
