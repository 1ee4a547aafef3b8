import type { Failure } from "../../../../platform/failure.ts";
import { t } from "../../../../platform/i18n/i18n.ts";
import { switchTab } from "../../../../platform/navigation.ts";
import { Button } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { FailedState } from "../../../../ui/failed-state.tsx";
import { NavBar } from "../../../../ui/nav-bar.tsx";
import { Page } from "../../../../ui/page.tsx";
import { SkeletonBlock } from "../../../../ui/skeleton.tsx";

const NOT_FOUND = 404;

function LoadFailure({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  if (failure.code !== NOT_FOUND) return <FailedState note={failure.message} onRetry={onRetry} />;
  return (
    <EmptyState
      title={t("stories.draftGone")}
      note={t("stories.draftGoneNote")}
      action={
        <Button look="ghost" size="small" onClick={() => switchTab("/pages/create/create")}>
          {t("stories.toCreate")}
        </Button>
      }
    />
  );
}

/** Replaces a draft that is loading, failed to load, or was deleted. */
export function DraftUnavailable({
  title,
  failure,
  onRetry,
}: {
  title: string;
  failure: Failure | null;
  onRetry: () => void;
}) {
  return (
    <Page nav={<NavBar title={title} />} padded>
      {failure === null ? (
        <div role="status" aria-label={t("common.loading")} className="animate-late pt-2">
          <SkeletonBlock className="mb-4 h-11 rounded-full" />
          <SkeletonBlock className="h-96 rounded-l" />
        </div>
      ) : (
        <LoadFailure failure={failure} onRetry={onRetry} />
      )}
    </Page>
  );
}
