import { Failure } from "../../platform/failure.ts";
import type { GroupDenial } from "./groups.policy.ts";

/** Passes when a policy has no objection. @throws Failure with the policy's message. */
export function ensureAllowed(denial: GroupDenial): void {
  if (denial) throw new Failure(denial.kind, { zh: denial.zh, en: denial.en });
}
