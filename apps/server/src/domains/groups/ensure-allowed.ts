import { Failure } from "../../platform/failure.ts";
import type { GroupDenial } from "./groups.policy.ts";

/** Goes on when a policy has nothing against it. @throws Failure with the policy's sentence. */
export function ensureAllowed(denial: GroupDenial): void {
  if (denial) throw new Failure(denial.kind, { zh: denial.zh, en: denial.en });
}
