import type { Decision } from "@4d/contract";
import { attempt, type Failure } from "../../platform/failure.ts";
import { adminApi } from "./admin.api.ts";
import { filteredPagedList } from "./filtered-paged-list.ts";

/** Administrators' decisions about what I wrote and made. */
export const decisions = filteredPagedList<null, Decision>(null, (_, cursor) => adminApi.decisions(cursor));

/** Appeals a decision; possible once. */
export async function appeal(id: number, text: string): Promise<Failure | null> {
  const outcome = await attempt(adminApi.appeal(id, text));
  if (!outcome.ok) return outcome.failure;
  decisions.put(outcome.value);
  return null;
}
