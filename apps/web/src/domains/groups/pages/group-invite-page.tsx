import { type Group, type GroupMember, INVITE_MAX } from "@4d/contract";
import { useState } from "react";
import { toast, toastFailure } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { back } from "../../../platform/navigation.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { FootBar } from "../../../ui/foot-bar.tsx";
import { FriendPicker } from "../../friends/index.ts";
import { systemLimits } from "../../settings/index.ts";
import { GroupFrame } from "../components/group-frame.tsx";
import { mayInvite, presentMembers, toggled } from "../group-rules.ts";
import { inviteFriends } from "../groups.store.ts";

function Invite({ group, members }: { group: Group; members: readonly GroupMember[] }) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [busy, setBusy] = useState(false);
  const present = presentMembers(members);
  const barred = new Map(present.map(({ userId }) => [userId, t("groups.alreadyIn")]));
  const toggle = (id: number) => {
    const room = Math.min(INVITE_MAX, systemLimits().groupMembers - present.length);
    if (!chosen.has(id) && chosen.size >= room) return toast(t("groups.inviteMax", { n: room }));
    setChosen(toggled(chosen, id));
  };
  const invite = async () => {
    setBusy(true);
    const failure = await inviteFriends(group.id, [...chosen]);
    setBusy(false);
    if (failure !== null) return toastFailure(failure);
    toast(t("groups.invited"));
    back();
  };
  return (
    <div className="flex h-full flex-col">
      <div className="min-h-0 flex-1">
        <FriendPicker chosen={chosen} barred={barred} onToggle={toggle} />
      </div>
      <FootBar>
        <Button block busy={busy} disabled={chosen.size === 0} onClick={invite}>
          {chosen.size === 0 ? t("groups.inviteNobody") : t("groups.inviteSome", { n: chosen.size })}
        </Button>
      </FootBar>
    </div>
  );
}

/** Invites friends; members cannot be chosen (`GROUP-1`). */
export function GroupInvitePage() {
  return (
    <GroupFrame title={t("groups.inviteTitle")} fixed>
      {(group, members) =>
        mayInvite(group) ? (
          <Invite group={group} members={members} />
        ) : (
          <EmptyState title={t("groups.inviteManagersOnly")} />
        )
      }
    </GroupFrame>
  );
}
