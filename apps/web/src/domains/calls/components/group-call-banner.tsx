import { Phone } from "lucide-react";
import { useEffect } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { callStore } from "../call.store.ts";
import { groupBannersStore } from "../group-banners.store.ts";
import { loadGroupBanner } from "../load-group-banners.store.ts";

/** Over a group's chat during its call: "3 people are in a call", and a button to join (`CALL-2`). */
export function GroupCallBanner({ groupId }: { groupId: number }) {
  const count = useStore(groupBannersStore, ({ inside }) => inside[groupId]?.length ?? 0);
  const isMine = useStore(
    callStore,
    ({ call }) => call?.kind === "group" && call.targetId === groupId && call.phase !== "ended",
  );
  useEffect(() => void loadGroupBanner(groupId), [groupId]);
  if (count === 0 || isMine) return null;
  const join = () =>
    push("/pages/chat/chat-group-video", { groupId, isHost: false, inviterId: 0, userInfos: "[]" });
  return (
    <button
      type="button"
      onClick={join}
      className="hairline-b z-5 flex min-h-12 w-full shrink-0 items-center gap-3 bg-ink-2 px-4 text-left -outline-offset-2"
    >
      <Phone aria-hidden="true" className="size-4.5 shrink-0 text-capsule" />
      <span className="min-w-0 flex-1 truncate text-s">{t("chat.inCall", { n: count })}</span>
      <span className="rounded-full bg-capsule px-3 py-1 text-s font-semibold text-on-capsule">
        {t("chat.joinCall")}
      </span>
    </button>
  );
}
