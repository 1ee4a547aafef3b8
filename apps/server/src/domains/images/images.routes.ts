import { api } from "@4d/contract";
import { routes } from "../../platform/http/routes.ts";
import { cancelJob } from "./cancel-job.ts";
import { makeJob, varyImage } from "./create-job.ts";
import { enhancePrompt } from "./enhance-prompt.ts";
import { forgetJob, listJobs, removeImage, showJob } from "./job-history.ts";
import { showLikeness } from "./likeness.ts";
import { showTerms } from "./terms.ts";

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
