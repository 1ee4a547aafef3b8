import { Share2, UserPlus } from "lucide-react";
import { useState } from "react";
import { useStore } from "zustand/react";
import { toast } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { Button } from "../../../ui/button.tsx";
import { addFriend, friendsStore } from "../../friends/index.ts";
import { shareCharacter } from "../share-character.ts";
import type { Work } from "../work.ts";

/** A published character becomes a friend like anybody, or is talked with when it is one. */
function Befriend({ work: { userId } }: { work: Work }) {
  const [busy, setBusy] = useState(false);
  const isFriend = useStore(friendsStore, ({ friends }) => friends.some(({ id }) => id === userId));
  if (userId === null) return null;
  const add = async () => {
    setBusy(true);
    const outcome = await addFriend(userId, "");
    setBusy(false);
    toast(outcome.ok ? t("making.befriended") : outcome.failure.message);
  };
  if (isFriend)
    return (
      <Button look="glass" onClick={() => push("/pages/chat/chat-box", { chatId: `p:${userId}` })}>
        {t("making.toChat")}
      </Button>
    );
  return (
    <Button
      look="glass"
      busy={busy}
      icon={<UserPlus aria-hidden="true" className="size-4.5" />}
      onClick={() => void add()}
    >
      {t("making.befriend")}
    </Button>
  );
}

function publishText({ userId }: Work, hasNews: boolean): string {
  if (userId === null) return t("making.publish");
  return hasNews ? t("making.publishAgain") : t("making.changeVisibility");
}

/** What comes next: publish what is new, or meet and show what is out. */
export function PreviewFoot({ work, onPublish }: { work: Work; onPublish: () => void }) {
  const isOut = work.userId !== null && (work.status === "published" || work.status === "review");
  const hasNews = work.status !== "published" || work.changed;
  const mayShare = isOut && work.baseVisibility !== "private";
  return (
    <div className="flex shrink-0 gap-2.5 px-4 pt-2.5 pb-[max(12px,var(--safe-bottom))] text-on-art *:flex-1 *:px-3">
      {work.status === "published" && <Befriend work={work} />}
      {mayShare && !hasNews && (
        <Button
          look="glass"
          icon={<Share2 aria-hidden="true" className="size-4.5" />}
          onClick={() => void shareCharacter(work)}
        >
          {t("common.share")}
        </Button>
      )}
      {work.status !== "banned" && (
        <Button look={hasNews ? "bright" : "glass"} onClick={onPublish}>
          {publishText(work, hasNews)}
        </Button>
      )}
    </div>
  );
}
