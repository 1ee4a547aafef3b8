import type { Failure } from "../../../platform/failure.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { replace, switchTab } from "../../../platform/navigation.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { FailedState } from "../../../ui/failed-state.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { SkeletonBlock } from "../../../ui/skeleton.tsx";

const NOT_FOUND = 404;

/** What is said of a work that does not exist, and where the way back leads. */
interface Missing {
  title: string;
  note: string;
  back: string;
  path: string;
}

const character = (): Missing => ({
  title: t("making.gone"),
  note: t("making.goneNote"),
  back: t("making.toCreate"),
  path: "/pages/create/create",
});

interface MissingWorkProps {
  title: string;
  failure: Failure | null;
  /** Of another work than a character. */
  missing?: Missing;
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

type WhyProps = Required<Pick<MissingWorkProps, "missing" | "onRetry">> & { failure: Failure };

function Why({ failure, missing: { title, note, back, path }, onRetry }: WhyProps) {
  if (failure.code !== NOT_FOUND) return <FailedState note={failure.message} onRetry={onRetry} />;
  return (
    <EmptyState
      title={title}
      note={note}
      action={
        <Button look="ghost" size="small" onClick={() => leadTo(path)}>
          {back}
        </Button>
      }
    />
  );
}

const leadTo = (path: string) => (path === "/pages/create/create" ? switchTab(path) : replace(path));

/** Replaces the page of a work that is loading, failed to load, or was deleted. */
export function MissingWork({ title, failure, missing = character(), onRetry }: MissingWorkProps) {
  return (
    <Page nav={<NavBar title={title} />} padded>
      {failure === null ? <Bones /> : <Why failure={failure} missing={missing} onRetry={onRetry} />}
    </Page>
  );
}
