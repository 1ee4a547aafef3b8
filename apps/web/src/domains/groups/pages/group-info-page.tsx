import type { Group } from "@4d/contract";
import { Flag, LogOut, MessageCircle } from "lucide-react";
import { Suspense, useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { enterChat } from "../../../platform/enter-chat.ts";
import type { Failure } from "../../../platform/failure.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { useSignal } from "../../../platform/use-signal.ts";
import { Button } from "../../../ui/button.tsx";
import { Cell, CellGroup } from "../../../ui/cell.tsx";
import { FailedState } from "../../../ui/failed-state.tsx";
import { FootBar } from "../../../ui/foot-bar.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { DissolveCell } from "../components/dissolve-cell.tsx";
import { GroupCardView } from "../components/group-card-view.tsx";
import { GroupCells } from "../components/group-cells.tsx";
import { GroupFrame } from "../components/group-frame.tsx";
import { GroupHeader } from "../components/group-header.tsx";
import { MemberGrid } from "../components/member-grid.tsx";
import { groupCharacters } from "../group-characters.ts";
import { isCharacter, isLive, mayQuit } from "../group-rules.ts";
import { invitationsStore, loadInvitation } from "../invitations.store.ts";
import { confirmLeaveGroup } from "../leave-group.ts";

function Characters({ group }: { group: Group }) {
  const brought = useSignal(groupCharacters);
  return (
    brought !== null && (
      <Suspense>
        <brought.Section group={group} />
      </Suspense>
    )
  );
}

/** Leaves the group; its owner transfers or dissolves it on the manage page instead, unless it is banned. */
function LeaveCells({ group }: { group: Group }) {
  const { id, name, isBanned, dissolve, role } = group;
  if (role === "owner")
    return (
      isBanned &&
      !dissolve && (
        <CellGroup>
          <DissolveCell group={group} />
        </CellGroup>
      )
    );
  return (
    <CellGroup>
      <Cell
        icon={<Flag />}
        title={t("messages.report")}
        onPress={() => push("/pages/common/report", { kind: "group", id, name })}
      />
      {mayQuit(group) && (
        <Cell
          icon={<LogOut />}
          title={t("groups.quit")}
          danger
          onPress={() => void confirmLeaveGroup(group)}
        />
      )}
    </CellGroup>
  );
}

function MemberView() {
  const foot = ({ id }: Group) => (
    <FootBar>
      <Button
        block
        icon={<MessageCircle aria-hidden="true" className="size-5" />}
        onClick={() => enterChat(`g:${id}`)}
      >
        {t("groups.enter")}
      </Button>
    </FootBar>
  );
  return (
    <GroupFrame title={t("groups.info")} padded foot={foot}>
      {(group, members) => (
        <>
          <GroupHeader group={group} />
          {isLive(group) && <MemberGrid group={group} members={members} />}
          {isLive(group) && members.some((one) => !one.quit && isCharacter(one)) && (
            <Characters group={group} />
          )}
          <GroupCells group={group} />
          {!isLive(group) && (
            <p className="px-4 py-6 text-center text-s text-balance text-text-2">
              {group.isBanned ? t("groups.bannedNote", { reason: group.reason }) : t("groups.formerNote")}
            </p>
          )}
          <LeaveCells group={group} />
        </>
      )}
    </GroupFrame>
  );
}

function OutsiderView({ token }: { token: string }) {
  const card = useStore(invitationsStore, ({ cards }) => cards[token]);
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    loadInvitation(token).then(setFailure, () => undefined);
  }, [token]);
  return (
    <Page nav={<NavBar title={t("groups.invitation")} />}>
      {card !== undefined && failure === null && <GroupCardView card={card} token={token} />}
      {card === undefined && failure === null && <SkeletonRows count={2} square />}
      {failure !== null && (
        <FailedState
          title={failure.message}
          note={t("groups.invitationGone")}
          onRetry={() => void loadInvitation(token).then(setFailure)}
        />
      )}
    </Page>
  );
}

function FindableGroupView({ id }: { id: number }) {
  const card = useStore(invitationsStore, ({ findable: found }) => found.find((other) => other.id === id));
  return card === undefined ? (
    <MemberView />
  ) : (
    <Page nav={<NavBar title={t("groups.info")} />}>
      <GroupCardView card={card} token={undefined} />
    </Page>
  );
}

/** A group: for members by `?id=`; for outsiders by an invitation `?token=`, or from a search by `?id=&found=1`. */
export function GroupInfoPage() {
  const { query } = usePage();
  if (query.token !== undefined) return <OutsiderView token={query.token} />;
  return query.found === "1" ? <FindableGroupView id={Number(query.id)} /> : <MemberView />;
}
