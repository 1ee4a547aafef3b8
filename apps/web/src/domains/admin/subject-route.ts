import type { AdminCasePage } from "@4d/contract";
import { parseJson } from "../../platform/parse-json.ts";

/** Where the subject of a case can be seen. */
export interface SubjectRoute {
  path: string;
  id: number;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function numberIn(value: unknown, name: string): number | null {
  const found = isRecord(value) ? value[name] : undefined;
  return typeof found === "number" && found > 0 ? found : null;
}

const at = (path: string, id: number | null): SubjectRoute | null => (id === null ? null : { path, id });

/**
 * Where an administrator sees the subject as it is now. Null for a message, which is private, and for what nobody
 * can open because it is hidden or awaits review. Pure.
 */
export function subjectRoute({
  kind,
  subject,
  subjectId,
  decision,
  evidence,
}: Pick<AdminCasePage, "kind" | "subject" | "subjectId" | "decision" | "evidence">): SubjectRoute | null {
  if (subject === "user") return at("/pages/common/user-info", subjectId);
  if (subject === "group") return at("/pages/mine/admin-group", subjectId);
  const isShown = kind === "report" ? decision !== "hide" : kind === "review" && decision === "approve";
  if (!isShown) return null;
  const held = parseJson(evidence);
  if (subject === "post") return at("/pages/square/post", subjectId);
  if (subject === "story") return at("/pages/story/story", subjectId);
  if (subject === "comment")
    return at("/pages/square/post", numberIn(isRecord(held) ? held.post : null, "id"));
  if (subject === "character") return at("/pages/common/user-info", numberIn(held, "userId"));
  return null;
}
