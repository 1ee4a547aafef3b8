import { Bell, Bookmark, Sparkles } from "lucide-react";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { me } from "../../../platform/session.ts";
import { notificationsTotal } from "../../../platform/unread.ts";
import { useSignal } from "../../../platform/use-signal.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Cell, CellGroup } from "../../../ui/cell.tsx";

/** My notifications, posts and saved posts of the square (`FEED-3`). */
export function SquareCells() {
  const unread = useSignal(notificationsTotal);
  const id = useSignal(me)?.uid;
  return (
    <CellGroup>
      <Cell
        icon={<Bell />}
        title={t("users.notices")}
        value={unread > 0 ? <Badge count={unread} tone="rose" /> : undefined}
        onPress={() => push("/pages/square/notices")}
      />
      <Cell
        icon={<Sparkles />}
        title={t("users.myWorks")}
        onPress={() => push("/pages/square/creator", { id })}
      />
      <Cell icon={<Bookmark />} title={t("users.keptPosts")} onPress={() => push("/pages/square/kept")} />
    </CellGroup>
  );
}
