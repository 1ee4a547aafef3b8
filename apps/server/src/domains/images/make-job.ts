import { randomInt, randomUUID } from "node:crypto";
import { type api, IMAGE_SEED_MAX, type ImageJob, type InputOf } from "@4d/contract";
import { seedsFrom } from "@4d/painter";
import type { Call } from "../../platform/context.ts";
import { enforceLimit } from "../../platform/enforce-limit.ts";
import { createJob } from "./create-job.ts";
import { describeJob } from "./image-jobs.ts";
import { likenessOf } from "./likeness.ts";

/** Against mere hammering; what a person may have made is in the terms. */
const MAKE_LIMIT = { rate: 1, burst: 100 };

/**
 * Asks for pictures (`IMAGE-1`); they are painted after the answer. The same idempotency key asks once.
 * @throws Failure invalid, notFound (the character), conflict (key reused), insufficient, tooMany.
 */
export async function makeJob({
  ctx: { services, actor },
  input,
}: Call<InputOf<typeof api.images.make>>): Promise<ImageJob> {
  await enforceLimit(services, `image:${actor.id}`, MAKE_LIMIT);
  const { "idempotency-key": key = randomUUID(), ...request } = input;
  const { prompt, negative, style = null, ratio, count, by, characterId } = request;
  const likeness = characterId === undefined ? undefined : await likenessOf(services, characterId, actor.id);
  const seeds = seedsFrom(request.seed ?? randomInt(IMAGE_SEED_MAX + 1), count);
  const options = { prompt, negative, style, ratio, likeness, by };
  const id = await createJob(services, { userId: actor.id, key, request, options, seeds });
  return describeJob(services, id, actor.id);
}
