import type { AdminHealth } from "@4d/contract";
import { CircleAlert, CircleCheck } from "lucide-react";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { momentText } from "../../../platform/time-text.ts";
import { Button } from "../../../ui/button.tsx";

type Server = AdminHealth["servers"][number];

/** A server and its parts: a word for each that works, a line for each that does not. */
function ServerParts({ server, parts }: Server) {
  const down = parts.filter(({ state }) => state === "down");
  const up = parts.filter(({ state }) => state === "up");
  return (
    <div className="pt-2">
      <p className="num text-xs text-text-3 wrap-anywhere">{server}</p>
      {down.map(({ part, since, reason }) => (
        <p key={part} className="pt-1 text-s text-rose wrap-anywhere">
          {t(`health.part.${part}`)} · {t("health.down", { since: momentText(since), reason: reason ?? "" })}
        </p>
      ))}
      <p className="pt-1 text-s text-text-2">{up.map(({ part }) => t(`health.part.${part}`)).join(" · ")}</p>
    </div>
  );
}

/** Whether the servers and their dependencies work, and what else waits for an operator. */
export function HealthCard({ health }: { health: AdminHealth }) {
  const { servers, backupAt, failing, strayNotices: unmatchedEvents } = health;
  const down = servers.flatMap(({ parts }) => parts).filter(({ state }) => state === "down").length;
  const Icon = down === 0 ? CircleCheck : CircleAlert;
  return (
    <section aria-label={t("health.title")} className="rounded-m bg-ink-2 p-4">
      <h2 className="pb-2 text-s text-text-3">{t("health.title")}</h2>
      <p className="flex items-center gap-2 text-n font-semibold">
        <Icon aria-hidden="true" className={down === 0 ? "size-5 text-capsule" : "size-5 text-rose"} />
        {down === 0 ? t("health.allUp") : t("health.someDown", { n: down })}
      </p>
      {servers.map((server) => (
        <ServerParts key={server.server} {...server} />
      ))}
      {failing.length > 0 && (
        <p className="pt-2 text-s text-rose wrap-anywhere">
          {t("health.failing", { names: failing.join(", ") })}
        </p>
      )}
      <p className="num pt-2 text-xs text-text-3">
        {backupAt === null ? t("health.noBackup") : t("health.backup", { time: momentText(backupAt) })}
      </p>
      {unmatchedEvents > 0 && (
        <Button look="ghost" size="small" className="mt-3" onClick={() => push("/pages/mine/admin-order")}>
          {t("health.strays", { n: unmatchedEvents })}
        </Button>
      )}
    </section>
  );
}
