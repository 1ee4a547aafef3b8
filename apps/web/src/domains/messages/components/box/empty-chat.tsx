import { t } from "../../../../platform/i18n/i18n.ts";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { useBlocked } from "../composer/blocked-bar.tsx";

/** A chat in which nothing has been said, or whose history was cleared (design rule 8). */
export function EmptyChat() {
  const blocked = useBlocked() !== null;
  return (
    <div className="scroller absolute inset-0 grid place-items-center art:hidden">
      {blocked ? (
        <EmptyState title={t("chat.emptyNote")} />
      ) : (
        <EmptyState title={t("chat.empty")} note={t("chat.emptyNote")} />
      )}
    </div>
  );
}
