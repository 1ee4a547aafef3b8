import type { Failure } from "../../../platform/failure.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { switchTab } from "../../../platform/navigation.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { FailedState } from "../../../ui/failed-state.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { SkeletonBlock } from "../../../ui/skeleton.tsx";

const NOT_FOUND = 404;

interface MissingWorkProps {
  title: string;
  failure: Failure | null;
  onRetry: () => void;
}

function Bones() {
  return (
    <div role="status" aria-label={t("common.loading")} className="animate-late pt-4">
      <SkeletonBlock className="mb-4 h-16 rounded-m" />
      <SkeletonBlock className="mb-4 h-72 rounded-l" />
      <SkeletonBlock className="h-12 rounded-full" />
    </div>
  );
}

function Why({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  if (failure.code !== NOT_FOUND) return <FailedState note={failure.message} onRetry={onRetry} />;
  return (
    <EmptyState
      title={t("making.gone")}
      note={t("making.goneNote")}
      action={
        <Button look="ghost" size="small" onClick={() => switchTab("/pages/create/create")}>
          {t("making.toCreate")}
        </Button>
      }
    />
  );
}

/** Replaces the page of a character that is loading, failed to load, or was deleted. */
export function MissingWork({ title, failure, onRetry }: MissingWorkProps) {
  return (
    <Page nav={<NavBar title={title} />} padded>
      {failure === null ? <Bones /> : <Why failure={failure} onRetry={onRetry} />}
    </Page>
  );
}
