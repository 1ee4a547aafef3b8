import type { Unusable } from "./picture-jobs.ts";

/** Thrown inside a picture's process: why the job at hand cannot be done. */
export class UnusablePicture extends Error {
  readonly reason: Unusable;

  constructor(reason: Unusable, why: string) {
    super(why);
    this.name = "UnusablePicture";
    this.reason = reason;
  }
}

/** @throws UnusablePicture always. */
export function unusable(reason: Unusable, why: string): never {
  throw new UnusablePicture(reason, why);
}
