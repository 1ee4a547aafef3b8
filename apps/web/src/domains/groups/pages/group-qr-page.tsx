import type { Group } from "@4d/contract";
import { Copy, Download } from "lucide-react";
import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { groupLink } from "../../../platform/app-link.ts";
import { avatarColour, avatarLetter } from "../../../platform/avatar-look.ts";
import { confirm, toastOutcome } from "../../../platform/dialogs.ts";
import type { Failure } from "../../../platform/failure.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { copyText } from "../../../platform/media/clipboard.ts";
import { Button } from "../../../ui/button.tsx";
import { ButtonRow } from "../../../ui/button-row.tsx";
import { FailedState } from "../../../ui/failed-state.tsx";
import { QrCard } from "../../../ui/qr-card.tsx";
import { saveQrCard } from "../../../ui/save-qr-card.ts";
import { SkeletonBlock } from "../../../ui/skeleton.tsx";
import { GroupFrame } from "../components/group-frame.tsx";
import { mayManage } from "../group-rules.ts";
import { invitationsStore, loadToken } from "../invitations.store.ts";

async function askReset(groupId: number): Promise<void> {
  const sure = await confirm({
    title: t("groups.resetTitle"),
    body: t("groups.resetBody"),
    ok: t("groups.reset"),
    danger: true,
  });
  if (!sure) return;
  const failure = await loadToken(groupId, true);
  toastOutcome(failure, t("groups.resetDone"));
}

function cardOf(group: Group, link: string) {
  return {
    name: group.name,
    note: t("groups.memberCount", { n: group.memberCount }),
    hint: t("groups.qrHint"),
    link,
    src: group.headImageThumb,
    letter: avatarLetter(group.name),
    colour: avatarColour(group.name),
    square: true,
  };
}

function Invitation({ group }: { group: Group }) {
  const token = useStore(invitationsStore, ({ tokens }) => tokens[group.id]);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    loadToken(group.id).then(setFailure, () => undefined);
  }, [group.id]);
  if (token === undefined && failure !== null)
    return <FailedState title={failure.message} onRetry={() => void loadToken(group.id).then(setFailure)} />;
  if (token === undefined)
    return <SkeletonBlock className="mx-auto mt-4 h-120 max-w-78 animate-late rounded-l" />;
  const card = cardOf(group, groupLink(token));
  const save = async () => {
    setBusy(true);
    await saveQrCard(card);
    setBusy(false);
  };
  return (
    <div className="mx-auto max-w-90 px-6 pt-4 pb-10">
      <QrCard seed={group.id + 7000} {...card} label={t("groups.qr")} />
      <div className="mt-5">
        {" "}
        <ButtonRow>
          <Button
            look="ghost"
            icon={<Copy aria-hidden="true" className="size-4.5" />}
            onClick={() => void copyText(card.link)}
          >
            {t("users.copyLink")}
          </Button>
          <Button busy={busy} icon={<Download aria-hidden="true" className="size-4.5" />} onClick={save}>
            {t("users.savePicture")}
          </Button>
        </ButtonRow>
      </div>
      {mayManage(group) && (
        <Button
          look="quiet-danger"
          size="small"
          block
          className="mt-3"
          onClick={() => void askReset(group.id)}
        >
          {t("groups.resetLink")}
        </Button>
      )}
    </div>
  );
}

/** The group's invitation as QR code and link (`GROUP-2`). */
export function GroupQrPage() {
  return <GroupFrame title={t("groups.qr")}>{(group) => <Invitation group={group} />}</GroupFrame>;
}
