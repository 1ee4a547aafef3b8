import type { Group } from "@4d/contract";
import { Megaphone, QrCode, Ticket, UsersRound } from "lucide-react";
import { useEffect } from "react";
import { useStore } from "zustand/react";
import { actionSheet } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { groupsStore, loadGroups, mayInvite, mayManage } from "../../groups/index.ts";
import { CreateEntry } from "../components/create-entry.tsx";
import { CreateHero } from "../components/create-hero.tsx";
import { MyGroups } from "../components/my-groups.tsx";

/** Opens a page for one of these groups; with several of them asks which. */
async function forGroup(groups: readonly Group[], path: string, title: string): Promise<void> {
  const only = groups.length === 1 ? groups[0] : undefined;
  if (only !== undefined) return push(path, { id: only.id });
  const actions = groups.map(({ id, showGroupName }) => ({ id: String(id), label: showGroupName }));
  const chosen = await actionSheet(actions, title);
  if (chosen !== null) push(path, { id: chosen });
}

/** The tab "create": what can be made today, and what I have made. */
export function CreatePage() {
  const { active } = usePage();
  const groups = useStore(groupsStore, (state) => state.groups);
  useEffect(() => {
    if (active) void loadGroups();
  }, [active]);
  const managed = groups.filter(mayManage);
  const open = groups.filter(mayInvite);
  return (
    <Page nav={<NavBar big title={t("create.title")} />} padded>
      <div className="pt-1.5">
        <CreateHero />
        <CreateEntry
          icon={<UsersRound />}
          tone="capsule"
          title={t("create.group")}
          note={t("create.groupNote")}
          onPress={() => push("/pages/group/group-create")}
        />
        <CreateEntry
          icon={<QrCode />}
          tone="amber"
          title={t("create.card")}
          note={t("create.cardNote")}
          onPress={() => push("/pages/mine/my-qr")}
        />
        {open.length > 0 && (
          <CreateEntry
            icon={<Ticket />}
            tone="sky"
            title={t("create.invitation")}
            note={t("create.invitationNote")}
            onPress={() => forGroup(open, "/pages/group/group-qr", t("create.invitation"))}
          />
        )}
        {managed.length > 0 && (
          <CreateEntry
            icon={<Megaphone />}
            tone="pink"
            title={t("create.notice")}
            note={t("create.noticeNote")}
            onPress={() => forGroup(managed, "/pages/group/group-notice", t("create.notice"))}
          />
        )}
        <MyGroups groups={managed} />
      </div>
    </Page>
  );
}
