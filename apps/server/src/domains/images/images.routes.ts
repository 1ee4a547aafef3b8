import { api } from "@4d/contract";
import { routes } from "../../platform/http/routes.ts";
import { cancelJob } from "./cancel-job.ts";
import { enhancePrompt } from "./enhance-prompt.ts";
import { forgetJob } from "./forget-job.ts";
import { showLikeness } from "./likeness.ts";
import { listJobs } from "./list-jobs.ts";
import { makeJob } from "./make-job.ts";
import { removeImage } from "./remove-image.ts";
import { showJob } from "./show-job.ts";
import { showTerms } from "./terms.ts";
import { varyImage } from "./vary-image.ts";

/** The contract's `images`, each bound to its verb. */
export const imagesRoutes = routes(api.images, {
  make: makeJob,
  job: showJob,
  mine: listJobs,
  cancel: cancelJob,
  forget: forgetJob,
  remove: removeImage,
  vary: varyImage,
  likeness: showLikeness,
  enhance: enhancePrompt,
  terms: showTerms,
});
