import type { Group } from "@4d/contract";
import { ArrowLeftRight, DoorOpen, MicOff, Search, UserCheck } from "lucide-react";
import { useState } from "react";
import { useStore } from "zustand/react";
import { toastFailure } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Cell, CellGroup } from "../../../ui/cell.tsx";
import { ChoiceGroup } from "../../../ui/choice-group.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { SwitchCell } from "../../../ui/switch-cell.tsx";
import { DissolveCell } from "../components/dissolve-cell.tsx";
import { GroupFrame } from "../components/group-frame.tsx";
import { mayManage } from "../group-rules.ts";
import { groupsStore, setGroupSettings } from "../groups.store.ts";

type Change = Omit<Parameters<typeof setGroupSettings>[0], "groupId">;

function Settings({ group }: { group: Group }) {
  const { id, whoInvites, joinApproval, muteAll, searchable } = group;
  const [busy, setBusy] = useState(false);
  const waiting = useStore(groupsStore, (state) => state.waiting[id]?.length ?? 0);
  const change = async (part: Change) => {
    setBusy(true);
    const failure = await setGroupSettings({ groupId: id, ...part });
    setBusy(false);
    toastFailure(failure);
  };
  return (
    <>
      <CellGroup>
        <Cell
          icon={<UserCheck />}
          title={t("groups.requests")}
          value={waiting > 0 ? <Badge count={waiting} tone="rose" /> : t("groups.noneWaiting")}
          onPress={() => push("/pages/group/group-requests", { id })}
        />
        <SwitchCell
          icon={<DoorOpen />}
          title={t("groups.approval")}
          note={t("groups.approvalHint")}
          checked={joinApproval}
          disabled={busy}
          onChange={(on) => change({ joinApproval: on })}
        />
        <SwitchCell
          icon={<Search />}
          title={t("groups.searchable")}
          note={t("groups.searchableNote")}
          checked={searchable}
          disabled={busy}
          onChange={(on) => change({ searchable: on })}
        />
        <SwitchCell
          icon={<MicOff />}
          title={t("groups.muteAll")}
          note={t("groups.muteAllNote")}
          checked={muteAll}
          disabled={busy}
          onChange={(on) => change({ muteAll: on })}
        />
      </CellGroup>
      <ChoiceGroup
        title={t("groups.whoInvites")}
        value={whoInvites}
        disabled={busy}
        onChange={(next) => change({ whoInvites: next })}
        choices={[
          { id: "all", label: t("groups.invitesAll") },
          { id: "managers", label: t("groups.invitesManagers") },
        ]}
      />
      {group.role === "owner" && (
        <CellGroup>
          <Cell
            icon={<ArrowLeftRight />}
            title={t("groups.transfer")}
            onPress={() => push("/pages/group/group-member", { id, mode: "transfer" })}
          />
          <DissolveCell group={group} />
        </CellGroup>
      )}
    </>
  );
}

/** Manages a group: joining, muting, ownership (`GROUP-2`). */
export function GroupManagePage() {
  return (
    <GroupFrame title={t("groups.manage")} padded>
      {(group) =>
        mayManage(group) ? (
          <div className="pt-1 pb-8">
            <Settings group={group} />
          </div>
        ) : (
          <EmptyState title={t("groups.managersOnly")} />
        )
      }
    </GroupFrame>
  );
}
