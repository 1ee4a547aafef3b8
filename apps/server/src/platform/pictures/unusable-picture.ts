import type { Unusable } from "./picture-jobs.ts";

/** Thrown inside a picture process: why the current job cannot be done. */
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
