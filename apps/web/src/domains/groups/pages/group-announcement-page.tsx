import { GROUP_ANNOUNCEMENT_MAX, type Group, type GroupMember } from "@4d/contract";
import { Megaphone } from "lucide-react";
import { type SubmitEvent, useEffect, useState } from "react";
import { confirm, toast } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { momentText } from "../../../platform/time-text.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { FormError } from "../../../ui/form-error.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { AnnouncementReaders } from "../components/announcement-readers.tsx";
import { GroupFrame } from "../components/group-frame.tsx";
import { isLive, mayManage } from "../group-rules.ts";
import { markAnnouncementRead, modifyGroup } from "../groups.store.ts";

function AnnouncementForm({ group, onDone }: { group: Group; onDone: () => void }) {
  const [text, setText] = useState(group.notice);
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const empty = text.trim() === "" && group.notice !== "";
    if (empty && !(await confirm({ title: t("groups.clearNotice"), ok: t("common.clear"), danger: true })))
      return;
    setBusy(true);
    const failure = await modifyGroup({ id: group.id, name: group.name, notice: text.trim() });
    setBusy(false);
    if (failure !== null) return setWrong(failure.message);
    toast(t("groups.noticeSaved"));
    onDone();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 pt-2 pb-8">
      <TextArea
        aria-label={t("groups.notice")}
        placeholder={t("groups.noticeHint")}
        rows={8}
        max={GROUP_ANNOUNCEMENT_MAX}
        value={text}
        onChange={setText}
      />
      <FormError text={wrong} />
      <div className="flex gap-3 *:flex-1">
        <Button look="ghost" onClick={onDone}>
          {t("common.cancel")}
        </Button>
        <Button type="submit" busy={busy}>
          {t("groups.publish")}
        </Button>
      </div>
    </form>
  );
}

interface AnnouncementProps {
  group: Group;
  members: readonly GroupMember[];
}

function Announcement({ group, members }: AnnouncementProps) {
  const { id, notice: announcement, noticeAt, noticeRead } = group;
  const [editing, setEditing] = useState(false);
  useEffect(() => {
    if (announcement !== "" && !noticeRead) void markAnnouncementRead(id);
  }, [id, announcement, noticeRead]);
  const edit = mayManage(group) && (
    <Button onClick={() => setEditing(true)}>{t("groups.writeNotice")}</Button>
  );
  if (editing) return <AnnouncementForm group={group} onDone={() => setEditing(false)} />;
  if (announcement === "") return <EmptyState title={t("groups.noNotice")} action={edit || undefined} />;
  return (
    <article className="pt-2 pb-8">
      <p className="num mb-3 flex items-center gap-2 text-s text-text-3">
        <Megaphone aria-hidden="true" className="size-4 text-capsule" />
        {noticeAt !== null && momentText(noticeAt)}
      </p>
      <p className="text-m leading-normal wrap-anywhere whitespace-pre-line">{announcement}</p>
      {mayManage(group) && (
        <>
          <AnnouncementReaders key={noticeAt} groupId={id} members={members} />
          <Button look="ghost" block onClick={() => setEditing(true)}>
            {t("groups.editNotice")}
          </Button>
        </>
      )}
    </article>
  );
}

/** The announcement of a group, with read marks for managers (`GROUP-2`). */
export function GroupAnnouncementPage() {
  return (
    <GroupFrame title={t("groups.notice")} padded>
      {(group, members) =>
        isLive(group) ? (
          <Announcement group={group} members={members} />
        ) : (
          <EmptyState title={t("groups.formerNote")} />
        )
      }
    </GroupFrame>
  );
}
