import { QrCode, Shield, UserRound, UsersRound } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { requestsTotal } from "../../../platform/unread.ts";
import { useSignal } from "../../../platform/use-signal.ts";
import { Badge } from "../../../ui/badge.tsx";

function Card({
  icon,
  label,
  path,
  count = 0,
}: {
  icon: ReactNode;
  label: string;
  path: string;
  count?: number;
}) {
  return (
    <button
      type="button"
      onClick={() => push(path)}
      className="press relative flex flex-1 flex-col items-center gap-1 rounded-m bg-ink-2 px-1 pt-3 pb-2.5 [&_svg]:size-6 [&_svg]:stroke-[1.8]"
    >
      <span aria-hidden="true">{icon}</span>
      <span className="w-full text-center text-s leading-snug text-balance">{label}</span>
      <Badge count={count} tone="rose" className="absolute top-2 right-2" />
    </button>
  );
}

/** Four links above the contacts; the first shows how many requests wait. */
export function ContactCards() {
  const requests = useSignal(requestsTotal);
  return (
    <div className="flex flex-wrap gap-2.5 px-4 pt-1 pb-3.5">
      <Card
        icon={<UserRound className="text-capsule" />}
        label={t("friends.newFriends")}
        path="/pages/friend/new-friends"
        count={requests}
      />
      <Card
        icon={<UsersRound className="text-sky" />}
        label={t("friends.groups")}
        path="/pages/group/group"
      />
      <Card icon={<QrCode className="text-amber" />} label={t("friends.myQr")} path="/pages/mine/my-qr" />
      <Card
        icon={<Shield className="text-text-3" />}
        label={t("friends.blocklist")}
        path="/pages/friend/blocklist"
      />
    </div>
  );
}
