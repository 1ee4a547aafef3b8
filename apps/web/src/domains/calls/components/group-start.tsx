import type { CallMode } from "@4d/contract";
import { Phone, Video } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { toast } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { ButtonRow } from "../../../ui/button-row.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { friendOf } from "../../friends/index.ts";
import { enterGroupCall } from "../call-actions.ts";
import { groupBannersStore } from "../group-banners.store.ts";
import { loadGroupBanner } from "../load-group-banners.store.ts";
import { DeviceCheck } from "./device-check.tsx";
import {
  MemberList,
  toggledWithin,
  tooManyText,
  useMaxParticipants,
  useOtherMembers,
} from "./member-list.tsx";

interface StartProps {
  voice: string;
  video: string;
  disabled?: boolean;
  onStart: (mode: CallMode) => Promise<void>;
}

/** Starts with voice or video, after an optional device check. */
function Start({ voice, video, disabled = false, onStart }: StartProps) {
  const [busy, setBusy] = useState(false);
  const start = (mode: CallMode) => () => {
    setBusy(true);
    void onStart(mode).finally(() => setBusy(false));
  };
  const icon = "size-5";
  return (
    <div className="shrink-0 bg-ink-1 px-4 pt-2 pb-[max(16px,var(--safe-bottom))]">
      <DeviceCheck />
      <ButtonRow>
        <Button
          disabled={disabled || busy}
          icon={<Phone aria-hidden="true" className={icon} />}
          onClick={start("voice")}
        >
          {voice}
        </Button>
        <Button
          look="ghost"
          disabled={disabled || busy}
          icon={<Video aria-hidden="true" className={icon} />}
          onClick={start("video")}
        >
          {video}
        </Button>
      </ButtonRow>
    </div>
  );
}

/** Chooses whom to ring. */
function InviteePicker({ groupId }: { groupId: number }) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const others = useOtherMembers(groupId);
  const most = useMaxParticipants();
  const toggle = (id: number) => {
    const next = toggledWithin(chosen, id, most - 1);
    if (next === null) toast(tooManyText(most));
    else setChosen(next);
  };
  return (
    <Page
      nav={<NavBar title={t("calls.pickTitle")} />}
      foot={
        others !== undefined &&
        others.length > 0 && (
          <Start
            voice={t("common.voiceCall")}
            video={t("common.videoCall")}
            disabled={chosen.size === 0}
            onStart={(mode) => enterGroupCall(groupId, mode, [...chosen])}
          />
        )
      }
    >
      <MemberList members={others} chosen={chosen} none={t("calls.pickNobody")} onToggle={toggle} />
    </Page>
  );
}

function StartMessage({ title, foot, action }: { title: string; foot?: ReactNode; action?: ReactNode }) {
  return (
    <Page nav={<NavBar title={t("calls.groupCall")} />} foot={foot}>
      <EmptyState title={title} action={action} />
    </Page>
  );
}

/** The participants of the group's call. */
function ParticipantList({ groupId }: { groupId: number }) {
  const ids = useStore(groupBannersStore, ({ inside }) => inside[groupId]);
  const others = useOtherMembers(groupId)?.filter(({ userId }) => ids?.includes(userId) === true) ?? [];
  return (
    <ul className="flex flex-wrap justify-center gap-3">
      {others.map(({ userId, showNickName, headImage }) => (
        <li key={userId} className="flex w-16 flex-col items-center gap-1 text-xs text-text-2">
          <Avatar name={friendOf(userId)?.remark || showNickName} src={headImage} size="row" />
          <span className="max-w-full truncate">{friendOf(userId)?.remark || showNickName}</span>
        </li>
      ))}
    </ul>
  );
}

/** Before a group's call: join the running one, or choose whom to ring. */
export function GroupStart({ groupId, isHost }: { groupId: number; isHost: boolean }) {
  const count = useStore(groupBannersStore, ({ inside }) => inside[groupId]?.length ?? 0);
  const [begins, setBegins] = useState(isHost);
  useEffect(() => void loadGroupBanner(groupId), [groupId]);
  if (count > 0)
    return (
      <StartMessage
        title={t("chat.inCall", { n: count })}
        action={<ParticipantList groupId={groupId} />}
        foot={
          <Start
            voice={t("calls.joinVoice")}
            video={t("calls.joinVideo")}
            onStart={(mode) => enterGroupCall(groupId, mode)}
          />
        }
      />
    );
  if (begins) return <InviteePicker groupId={groupId} />;
  return (
    <StartMessage
      title={t("calls.lobbyNone")}
      action={<Button onClick={() => setBegins(true)}>{t("calls.startOne")}</Button>}
    />
  );
}
