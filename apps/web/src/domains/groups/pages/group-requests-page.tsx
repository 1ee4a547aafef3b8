import type { Group, JoinRequest } from "@4d/contract";
import { X } from "lucide-react";
import { useState } from "react";
import { useStore } from "zustand/react";
import { toastFailure } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { ageText } from "../../../platform/time-text.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { PullRefresh } from "../../../ui/pull-refresh.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { PersonRow } from "../../friends/index.ts";
import { GroupFrame } from "../components/group-frame.tsx";
import { mayManage } from "../group-rules.ts";
import { answerJoin, groupsStore, loadWaiting } from "../groups.store.ts";

function Answer({ request }: { request: JoinRequest }) {
  const [busy, setBusy] = useState(false);
  const answer = async (accepted: boolean) => {
    setBusy(true);
    const failure = await answerJoin(request, accepted);
    setBusy(false);
    toastFailure(failure);
  };
  return (
    <>
      <Button size="small" busy={busy} onClick={() => answer(true)}>
        {t("groups.letIn")}
      </Button>
      <IconButton
        label={t("groups.turnAway")}
        icon={<X aria-hidden="true" />}
        look="filled"
        disabled={busy}
        className="-mr-1"
        onClick={() => void answer(false)}
      />
    </>
  );
}

function Waiting({ group }: { group: Group }) {
  const waiting = useStore(groupsStore, (state) => state.waiting[group.id]);
  if (waiting === undefined) return <SkeletonRows compact count={4} />;
  return (
    <PullRefresh onRefresh={() => loadWaiting(group.id)}>
      {waiting.length === 0 && <EmptyState title={t("groups.nobodyWaiting")} />}
      {waiting.map((request) => (
        <PersonRow
          key={request.id}
          id={request.user.id}
          name={request.user.nickName}
          src={request.user.headImageThumb}
          note={[request.message === "" && t("groups.wantsIn"), ageText(request.createdAt)]
            .filter(Boolean)
            .join(" · ")}
          words={request.message}
          action={<Answer request={request} />}
        />
      ))}
    </PullRefresh>
  );
}

/** People waiting to join (`GROUP-2`). */
export function GroupRequestsPage() {
  return (
    <GroupFrame title={t("groups.requests")}>
      {(group) =>
        mayManage(group) ? <Waiting group={group} /> : <EmptyState title={t("groups.managersOnly")} />
      }
    </GroupFrame>
  );
}
