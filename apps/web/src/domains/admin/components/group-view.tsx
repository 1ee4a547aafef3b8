import { ADMIN_NOTE_MAX, type AdminGroup } from "@4d/contract";
import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { toast } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { hasPermission, me } from "../../../platform/session.ts";
import { momentText } from "../../../platform/time-text.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { Cell, CellGroup } from "../../../ui/cell.tsx";
import { FormError } from "../../../ui/form-error.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { groupStore, loadGroup, unbanGroup } from "../group.store.ts";

/** Lifts a ban; the note is for the audit log only. */
function UnbanForm({ group: { id, owner } }: { group: AdminGroup }) {
  const [note, setNote] = useState("");
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  if (owner.id === me.get()?.uid)
    return <p className="px-8 pb-4 text-center text-s text-text-2">{t("adminGroups.own")}</p>;
  const open = async () => {
    setBusy(true);
    const failure = await unbanGroup(id, note.trim());
    setBusy(false);
    setWrong(failure?.message ?? null);
    if (failure === null) toast(t("adminGroups.opened"));
  };
  return (
    <div className="flex flex-col gap-3 pb-6">
      <TextArea
        label={t("adminGroups.why")}
        hint={t("adminGroups.whyNote")}
        max={ADMIN_NOTE_MAX}
        value={note}
        onChange={setNote}
      />
      <FormError text={wrong} />
      <Button block busy={busy} onClick={() => void open()}>
        {t("adminGroups.unban")}
      </Button>
    </div>
  );
}

function stateOf({ dissolved, isBanned }: AdminGroup): string {
  if (dissolved) return t("adminGroups.dissolved");
  return t(isBanned ? "adminGroups.banned" : "adminGroups.inUse");
}

function Body({ group }: { group: AdminGroup }) {
  const {
    id,
    name,
    notice: announcement,
    headImage,
    memberCount,
    owner,
    createdAt,
    dissolved,
    isBanned,
    reason,
  } = group;
  const toOwner = hasPermission("admin:users")
    ? () => push("/pages/mine/admin-user", { id: owner.id })
    : undefined;
  return (
    <div className="px-4 pt-1">
      <div className="flex items-center gap-3 pb-4">
        <Avatar name={name} src={headImage} size="large" square />
        <div className="min-w-0">
          <h2 className="text-l font-semibold wrap-anywhere">{name}</h2>
          <p className="num text-s text-text-2">
            ID {id} · {t("groups.memberCount", { n: memberCount })}
          </p>
        </div>
      </div>
      <CellGroup>
        <Cell title={t("adminGroups.state")} value={stateOf(group)} />
        {isBanned && reason !== "" && <Cell title={t("adminGroups.reason")} value={reason} wrap />}
        <Cell title={t("adminGroups.owner")} value={owner.name} onPress={toOwner} />
        <Cell title={t("adminGroups.made")} value={momentText(createdAt)} />
        {announcement !== "" && <Cell title={t("adminGroups.notice")} value={announcement} wrap />}
      </CellGroup>
      {isBanned && !dissolved && <UnbanForm group={group} />}
    </div>
  );
}

/** A group in the admin console: its own description, its state, and lifting a ban (`ADMIN-3`). */
export function GroupView({ id }: { id: number }) {
  const { id: shown, group, state } = useStore(groupStore);
  useEffect(() => void loadGroup(id), [id]);
  const mine = shown === id ? group : null;
  return (
    <Loaded
      state={shown === id ? state : "loading"}
      has={mine !== null}
      skeleton={<SkeletonRows count={3} square />}
      empty={null}
      onRetry={() => loadGroup(id)}
    >
      {mine !== null && <Body group={mine} />}
    </Loaded>
  );
}
