import { type Group, SHOWN_NAME_MAX } from "@4d/contract";
import {
  BellOff,
  Megaphone,
  PencilLine,
  QrCode,
  Settings2,
  Tag as TagIcon,
  UserRoundPen,
} from "lucide-react";
import { useStore } from "zustand/react";
import { promptText, toastFailure } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Cell, CellGroup } from "../../../ui/cell.tsx";
import { SwitchCell } from "../../../ui/switch-cell.tsx";
import { isLive, mayInvite, mayManage } from "../group-rules.ts";
import { groupsStore, modifyGroup, setGroupDnd } from "../groups.store.ts";

async function askNickName({ id, remarkNickName }: Group): Promise<void> {
  const title = t("groups.myNickName");
  const body = t("groups.myNickNameNote");
  const text = await promptText({ title, body, value: remarkNickName, max: SHOWN_NAME_MAX });
  if (text !== null) toastFailure(await modifyGroup({ id, remarkNickName: text.trim() }));
}

async function askRemark({ id, remarkGroupName }: Group): Promise<void> {
  const title = t("groups.remark");
  const text = await promptText({
    title,
    body: t("groups.remarkNote"),
    value: remarkGroupName,
    max: SHOWN_NAME_MAX,
  });
  if (text !== null) toastFailure(await modifyGroup({ id, remarkGroupName: text.trim() }));
}

/** The settings of the group that everybody sees and managers change. */
function SharedCells({ group }: { group: Group }) {
  const { id, notice: announcement, noticeRead } = group;
  const waiting = useStore(groupsStore, (state) => state.waiting[id]?.length ?? 0);
  const isUnread = announcement !== "" && !noticeRead;
  return (
    <CellGroup>
      <Cell
        icon={<Megaphone />}
        title={t("groups.notice")}
        note={
          announcement === "" ? (
            t("groups.noNotice")
          ) : (
            <span className="line-clamp-2 wrap-anywhere">{announcement}</span>
          )
        }
        value={isUnread ? <span className="text-capsule">{t("groups.unread")}</span> : undefined}
        onPress={() => push("/pages/group/group-notice", { id })}
      />
      {mayInvite(group) && (
        <Cell
          icon={<QrCode />}
          title={t("groups.qr")}
          onPress={() => push("/pages/group/group-qr", { id })}
        />
      )}
      {mayManage(group) && (
        <Cell
          icon={<PencilLine />}
          title={t("groups.edit")}
          onPress={() => push("/pages/group/group-edit", { id })}
        />
      )}
      {mayManage(group) && (
        <Cell
          icon={<Settings2 />}
          title={t("groups.manage")}
          value={waiting > 0 ? <Badge count={waiting} tone="rose" /> : undefined}
          onPress={() => push("/pages/group/group-manage", { id })}
        />
      )}
    </CellGroup>
  );
}

/** The settings on a group's page: the shared ones, then mine. */
export function GroupCells({ group }: { group: Group }) {
  if (!isLive(group)) return null;
  return (
    <>
      <SharedCells group={group} />
      <CellGroup>
        <Cell
          icon={<UserRoundPen />}
          title={t("groups.myNickName")}
          value={group.showNickName}
          onPress={() => void askNickName(group)}
        />
        <Cell
          icon={<TagIcon />}
          title={t("groups.remark")}
          value={group.remarkGroupName || t("groups.notSet")}
          onPress={() => void askRemark(group)}
        />
        <SwitchCell
          icon={<BellOff />}
          title={t("friends.mute")}
          note={t("friends.muteNote")}
          checked={group.isDnd}
          onChange={async (on) => toastFailure(await setGroupDnd(group.id, on))}
        />
      </CellGroup>
    </>
  );
}
