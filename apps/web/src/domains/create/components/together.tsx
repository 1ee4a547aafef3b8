import type { Group } from "@4d/contract";
import { Megaphone, QrCode, Ticket, UsersRound } from "lucide-react";
import { actionSheet } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { Cell, CellGroup } from "../../../ui/cell.tsx";
import { mayInvite, mayManage } from "../../groups/index.ts";

/** Opens a page for one of these groups; asks which if there are several. */
async function openForGroup(groups: readonly Group[], path: string, title: string): Promise<void> {
  const only = groups.length === 1 ? groups[0] : undefined;
  if (only !== undefined) return push(path, { id: only.id });
  const actions = groups.map(({ id, showGroupName }) => ({ id: String(id), label: showGroupName }));
  const chosen = await actionSheet(actions, title);
  if (chosen !== null) push(path, { id: chosen });
}

/** Things to create with other people: a group, a card, an invitation, an announcement. */
export function Together({ groups }: { groups: readonly Group[] }) {
  const managed = groups.filter(mayManage);
  const open = groups.filter(mayInvite);
  return (
    <CellGroup title={t("create.together")}>
      <Cell
        icon={<UsersRound />}
        title={t("create.group")}
        onPress={() => push("/pages/group/group-create")}
      />
      <Cell icon={<QrCode />} title={t("create.card")} onPress={() => push("/pages/mine/my-qr")} />
      {open.length > 0 && (
        <Cell
          icon={<Ticket />}
          title={t("create.invitation")}
          onPress={() => void openForGroup(open, "/pages/group/group-qr", t("create.invitation"))}
        />
      )}
      {managed.length > 0 && (
        <Cell
          icon={<Megaphone />}
          title={t("create.notice")}
          onPress={() => void openForGroup(managed, "/pages/group/group-notice", t("create.notice"))}
        />
      )}
    </CellGroup>
  );
}
