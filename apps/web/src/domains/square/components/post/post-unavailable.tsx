import type { Failure } from "../../../../platform/failure.ts";
import { t } from "../../../../platform/i18n/i18n.ts";
import { replace } from "../../../../platform/navigation.ts";
import { Button } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { FailedState } from "../../../../ui/failed-state.tsx";
import { NavBar } from "../../../../ui/nav-bar.tsx";
import { Page } from "../../../../ui/page.tsx";
import { NOT_FOUND } from "../../posts.store.ts";

/** A post that does not exist or could not be loaded. */
export function PostUnavailable({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  return (
    <Page nav={<NavBar title={t("square.post")} />}>
      {failure.code === NOT_FOUND ? (
        <EmptyState
          title={t("square.gone")}
          note={t("square.goneNote")}
          action={<Button onClick={() => replace("/pages/square/square")}>{t("square.toSquare")}</Button>}
        />
      ) : (
        <FailedState title={failure.message} onRetry={onRetry} />
      )}
    </Page>
  );
}
