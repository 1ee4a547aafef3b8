import type { Failure } from "../../../../platform/failure.ts";
import { t } from "../../../../platform/i18n/i18n.ts";
import { replace } from "../../../../platform/navigation.ts";
import { Button } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { FailedState } from "../../../../ui/failed-state.tsx";
import { NavBar } from "../../../../ui/nav-bar.tsx";
import { Page } from "../../../../ui/page.tsx";

/** It does not exist, or its link was cut short. */
const UNAVAILABLE_CODES: readonly number[] = [404, 422];

/** Replaces a story that failed to load or was deleted. */
export function StoryUnavailable({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  return (
    <Page nav={<NavBar title={t("stories.story")} />} padded>
      {UNAVAILABLE_CODES.includes(failure.code) ? (
        <EmptyState
          title={t("stories.gone")}
          note={t("stories.goneNote")}
          action={
            <Button look="ghost" size="small" onClick={() => replace("/pages/story/stories")}>
              {t("stories.toLibrary")}
            </Button>
          }
        />
      ) : (
        <FailedState note={failure.message} onRetry={onRetry} />
      )}
    </Page>
  );
}
