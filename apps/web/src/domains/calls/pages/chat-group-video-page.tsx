import { useEffect } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { usePage } from "../../../platform/page.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { loadGroup } from "../../groups/index.ts";
import { endingText } from "../call-text.ts";
import { BusyElsewhere } from "../components/busy-elsewhere.tsx";
import { CannotCall, EndedView } from "../components/ended-view.tsx";
import { GroupCallView } from "../components/group-call-view.tsx";
import { GroupStart } from "../components/group-start.tsx";
import { callObstacle } from "../media/call-obstacle.ts";
import { useCallPage, useGroupIdentity, usePageCall } from "../use-call.ts";

/** A group's call (`rules §2.3`, `CALL-2`): `groupId`, `isHost` when I start it, `inviterId`, `userInfos`. */
export function ChatGroupVideoPage() {
  const { query } = usePage();
  const call = usePageCall(Number(query.inviterId) > 0);
  useCallPage();
  const asked = Number(query.groupId);
  const groupId = call?.kind === "group" && call.phase === "ringing" ? call.targetId : asked;
  const group = useGroupIdentity(groupId);
  useEffect(() => {
    if (Number.isSafeInteger(groupId) && groupId > 0) void loadGroup(groupId);
  }, [groupId]);
  if (!Number.isSafeInteger(groupId) || groupId <= 0)
    return (
      <Page nav={<NavBar title={t("calls.groupCall")} />}>
        <EmptyState title={t("calls.nobody")} />
      </Page>
    );
  const isThis = call?.kind === "group" && call.targetId === groupId;
  if (call !== null && !isThis && call.phase !== "ended") return <BusyElsewhere call={call} />;
  if (call === null || !isThis) {
    const obstacle = callObstacle();
    if (obstacle !== null)
      return <CannotCall who={group} square chatId={`g:${groupId}`} obstacle={obstacle} />;
    return <GroupStart key={groupId} groupId={groupId} isHost={query.isHost === "true"} />;
  }
  if (call.phase === "ended") return <EndedView who={group} square text={endingText(call)} />;
  return <GroupCallView call={call} />;
}
