import type { api, ImageJob, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { describeJob } from "./image-jobs.ts";

/** One of my jobs with its pictures. @throws Failure notFound. */
export const showJob = ({
  ctx: { services, actor },
  input: { id },
}: Call<InputOf<typeof api.images.job>>): Promise<ImageJob> => describeJob(services, id, actor.id);
