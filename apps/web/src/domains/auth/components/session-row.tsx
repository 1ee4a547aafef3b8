import { type Session, Terminal } from "@4d/contract";
import { Monitor, Smartphone } from "lucide-react";
import { useState } from "react";
import { confirm, toastOutcome } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { momentText } from "../../../platform/time-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { revokeSession } from "../auth.store.ts";

/** A session: device, location, last use, and a button to end it (`AUTH-6`). */
export function SessionRow({ session }: { session: Session }) {
  const { id, terminal, address, createdAt, lastSeenAt, current } = session;
  const device = session.device || t(terminal === Terminal.APP ? "auth.terminalApp" : "auth.terminalWeb");
  const [busy, setBusy] = useState(false);
  const revoke = async () => {
    const sure = await confirm({
      title: t("auth.revokeTitle", { device }),
      body: t("auth.revokeBody"),
      ok: t("auth.revoke"),
      danger: true,
    });
    if (!sure) return;
    setBusy(true);
    const failure = await revokeSession(id);
    setBusy(false);
    toastOutcome(failure, t("auth.revoked"));
  };
  const Icon = terminal === Terminal.APP ? Smartphone : Monitor;
  return (
    <li className="mb-2.5 flex flex-wrap items-start gap-3.5 rounded-m bg-ink-2 p-4">
      <span
        aria-hidden="true"
        className="grid size-12 shrink-0 place-items-center rounded-m bg-ink-3 text-text-2"
      >
        <Icon className="size-5.5 stroke-[1.8]" />
      </span>
      <div className="min-w-40 flex-1">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="line-clamp-2 max-w-full text-n font-semibold wrap-anywhere">{device}</span>
          {current && <Tag>{t("auth.thisDevice")}</Tag>}
        </p>
        <p className="mt-0.5 text-s wrap-anywhere text-text-2">{t("auth.address", { address })}</p>
        <p className="num text-s text-text-3">
          {current ? t("auth.onlineNow") : t("auth.lastSeen", { time: momentText(lastSeenAt) })}
        </p>
        <p className="num text-s text-text-3">{t("auth.loggedInAt", { time: momentText(createdAt) })}</p>
      </div>
      {!current && (
        <Button look="ghost" size="small" className="ml-auto" busy={busy} onClick={revoke}>
          {t("auth.revoke")}
        </Button>
      )}
    </li>
  );
}
