import { type AuditLine, OK } from "@4d/contract";
import { useState } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { momentText } from "../../../platform/time-text.ts";
import { Tag } from "../../../ui/tag.tsx";
import { auditActionText } from "../audit-action-text.ts";
import { kindText } from "../case-text.ts";

/** The target: people by name, cases and orders by number. */
function targetText({ target, targetName }: AuditLine): string {
  if (targetName !== "") return targetName;
  const [kind = "", id = ""] = target.split(":");
  if (kind === "case") return t("admin.targetCase", { id });
  return kind === "group" ? `${kindText(kind)} ${id}` : id;
}

/** One line of the audit log; a press shows the request verbatim. */
export function AuditRow({ line, withTarget }: { line: AuditLine; withTarget: boolean }) {
  const { action, actor, input, address, code, at } = line;
  const [open, setOpen] = useState(false);
  const whom = targetText(line);
  return (
    <button
      type="button"
      aria-expanded={open}
      onClick={() => setOpen(!open)}
      className="hairline-b block w-full px-4 py-3 text-left -outline-offset-2 active:bg-ink-3"
    >
      <span className="flex flex-wrap items-center gap-1.5 text-m">
        {auditActionText(action)}
        {withTarget && whom !== "" && <span className="text-text-2">{whom}</span>}
        {code !== OK && (
          <Tag tone="rose">{code === null ? t("admin.noAnswer") : t("admin.refused", { code })}</Tag>
        )}
      </span>
      <span className="num block text-xs wrap-anywhere text-text-3">
        {actor} · {momentText(at)} · {address}
      </span>
      {open && <code className="mt-2 block rounded-s bg-ink-3 p-2.5 text-xs wrap-anywhere">{input}</code>}
    </button>
  );
}
