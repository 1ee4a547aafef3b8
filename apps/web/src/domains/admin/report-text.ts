import { t } from "../../platform/i18n/i18n.ts";

const REASONS = ["spam", "fraud", "abuse", "sexual", "minor", "other"] as const;
const KINDS = ["user", "message", "group", "post", "character", "story", "comment", "element"] as const;

/** Why something was reported, in words; what another client wrote stands as it is. */
export function reasonText(reason: string): string {
  const known = REASONS.find((one) => one === reason);
  return known === undefined ? reason : t(`admin.reason.${known}`);
}

/** What kind of thing it is. */
export function kindText(kind: string): string {
  const known = KINDS.find((one) => one === kind);
  return known === undefined ? kind : t(`admin.kind.${known}`);
}
