import { QrCode, ScanLine, UserPlus } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";

function QuickTile({ icon, label, path }: { icon: ReactNode; label: string; path: string }) {
  return (
    <button
      type="button"
      onClick={() => push(path)}
      className="press flex min-w-0 flex-1 flex-col items-center gap-1 rounded-m bg-ink-2 px-1 pt-3 pb-2.5 [&_svg]:size-6 [&_svg]:stroke-[1.8]"
    >
      <span aria-hidden="true">{icon}</span>
      <span className="w-full text-center text-s leading-snug text-balance wrap-anywhere">{label}</span>
    </button>
  );
}

/** Buttons for my code, the scanner and adding friends. */
export function QuickTiles() {
  return (
    <div className="mb-3 flex gap-2.5">
      <QuickTile
        icon={<QrCode className="text-capsule" />}
        label={t("users.myQr")}
        path="/pages/mine/my-qr"
      />
      <QuickTile icon={<ScanLine className="text-sky" />} label={t("users.scan")} path="/pages/friend/scan" />
      <QuickTile
        icon={<UserPlus className="text-amber" />}
        label={t("users.addFriend")}
        path="/pages/friend/friend-add"
      />
    </div>
  );
}
