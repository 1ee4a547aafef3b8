import { type Session, Terminal } from "@4d/contract";
import { Monitor, Smartphone } from "lucide-react";
import { useState } from "react";
import { confirm, toastOutcome } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { momentText } from "../../../platform/time-text.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListRow } from "../../../ui/list-row.tsx";
import { endSession } from "../person.store.ts";

function SessionLine({ userId, session }: { userId: number; session: Session }) {
  const { id, terminal, device, address, lastSeenAt } = session;
  const [busy, setBusy] = useState(false);
  const name = device || t("admin.unknownDevice");
  const end = async () => {
    const title = t("admin.endTitle", { device: name });
    if (!(await confirm({ title, ok: t("admin.end"), danger: true }))) return;
    setBusy(true);
    const failure = await endSession(userId, id);
    setBusy(false);
    toastOutcome(failure, t("admin.ended"));
  };
  const Icon = terminal === Terminal.APP ? Smartphone : Monitor;
  return (
    <ListRow
      compact
      lead={<Icon aria-hidden="true" className="size-5.5 shrink-0 stroke-[1.8] text-text-2" />}
      title={name}
      note={
        <span className="num">
          {address} · {momentText(lastSeenAt)}
        </span>
      }
      action={
        <Button look="ghost" size="small" busy={busy} onClick={() => void end()}>
          {t("admin.end")}
        </Button>
      }
    />
  );
}

/** A person's sessions; each can be ended. */
export function PersonSessions({ userId, sessions }: { userId: number; sessions: readonly Session[] }) {
  if (sessions.length === 0) return <EmptyState title={t("admin.noSessions")} />;
  return (
    <ul aria-label={t("admin.sessions")}>
      {sessions.map((session) => (
        <li key={session.id}>
          <SessionLine userId={userId} session={session} />
        </li>
      ))}
    </ul>
  );
}
