import { Failure } from "../../platform/failure.ts";
import type { Refusal } from "./groups.policy.ts";

/** Goes on when a policy has nothing against it. @throws Failure with the policy's sentence. */
export function allow(refusal: Refusal): void {
  if (refusal) throw new Failure(refusal.kind, { zh: refusal.zh, en: refusal.en });
}
