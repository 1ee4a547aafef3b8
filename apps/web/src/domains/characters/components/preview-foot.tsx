import { Eye, Megaphone, MessageCircle, RefreshCw, Share2, UserPlus } from "lucide-react";
import { useState } from "react";
import { useStore } from "zustand/react";
import { toast } from "../../../platform/dialogs.ts";
import { enterChat } from "../../../platform/enter-chat.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { addFriend, friendsStore, isFriendNow } from "../../friends/index.ts";
import { askToRenewLink, shareCharacter } from "../character-actions.ts";
import type { Work } from "../work.ts";

const toChat = (userId: number) => enterChat(`p:${userId}`);

/** The button for a published character: adds it as a friend, or opens the chat if it is one. */
function useBefriend(userId: number) {
  const [busy, setBusy] = useState(false);
  const isFriend = useStore(friendsStore, ({ friends }) => isFriendNow(friends, userId));
  const add = async () => {
    setBusy(true);
    const outcome = await addFriend(userId, "");
    setBusy(false);
    toast(outcome.ok ? t("making.befriended") : outcome.failure.message);
  };
  const icon = isFriend ? <MessageCircle aria-hidden="true" /> : <UserPlus aria-hidden="true" />;
  const label = isFriend ? t("making.toChat") : t("making.befriend");
  return { busy, icon, label, act: () => (isFriend ? toChat(userId) : void add()) };
}

/** For a character without unpublished changes: chat with it, share it, change its visibility. */
function Out({ work, userId, onPublish }: { work: Work; userId: number; onPublish: () => void }) {
  const { busy, icon, label, act } = useBefriend(userId);
  return (
    <>
      <IconButton
        label={t("making.changeVisibility")}
        icon={<Eye aria-hidden="true" />}
        look="glass"
        onClick={onPublish}
      />
      {work.baseVisibility !== "private" && (
        <IconButton
          label={t("common.share")}
          icon={<Share2 aria-hidden="true" />}
          look="glass"
          onClick={() => void shareCharacter(work)}
        />
      )}
      {work.baseVisibility === "link" && (
        <IconButton
          label={t("making.renewLink")}
          icon={<RefreshCw aria-hidden="true" />}
          look="glass"
          onClick={() => void askToRenewLink(work)}
        />
      )}
      {work.baseVisibility === "public" && work.id !== null && (
        <IconButton
          label={t("making.toSquare")}
          icon={<Megaphone aria-hidden="true" />}
          look="glass"
          onClick={() => push("/pages/square/compose", { kind: "character", ref: work.id ?? 0 })}
        />
      )}
      <Button look="bright" busy={busy} icon={icon} className="flex-1 [&_svg]:size-4.5" onClick={act}>
        {label}
      </Button>
    </>
  );
}

/** For a published character with unpublished changes: the button to meet it. */
function Meet({ userId }: { userId: number }) {
  const { busy, icon, label, act } = useBefriend(userId);
  return <IconButton label={label} icon={icon} look="glass" disabled={busy} onClick={act} />;
}

function publishText({ userId, status }: Work): string {
  if (status === "review" || status === "rejected") return t("making.submitAgain");
  return userId === null ? t("making.publish") : t("making.publishAgain");
}

/** The next step: publish changes, or meet and share the published character. */
export function PreviewFoot({ work, onPublish }: { work: Work; onPublish: () => void }) {
  const { status, changed, userId } = work;
  if (status === "banned") return null;
  return (
    <div className="flex shrink-0 items-center gap-2 px-4 pt-2.5 pb-[max(12px,var(--safe-bottom))] text-on-art">
      {status === "published" && !changed && userId !== null ? (
        <Out work={work} userId={userId} onPublish={onPublish} />
      ) : (
        <>
          {userId !== null && <Meet userId={userId} />}
          <Button look="bright" className="flex-1" onClick={onPublish}>
            {publishText(work)}
          </Button>
        </>
      )}
    </div>
  );
}
