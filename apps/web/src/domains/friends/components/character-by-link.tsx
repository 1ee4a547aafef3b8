import { useEffect, useState } from "react";
import type { Failure } from "../../../platform/failure.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { switchTab } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { FailedState } from "../../../ui/failed-state.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { openCharacter } from "../open-link.ts";

/** The codes for an unknown link: it was renewed or cut short, or its character is private now. */
const INVALID_LINK_CODES: readonly number[] = [404, 422];

/** Opens the link of a character, then its page. */
export function CharacterByLink({ link }: { link: string }) {
  const { active } = usePage();
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    if (active) openCharacter(link).then(setFailure, () => undefined);
  }, [link, active]);
  if (failure === null)
    return (
      <Page nav={<NavBar />} padded>
        <SkeletonRows count={2} />
      </Page>
    );
  return (
    <Page nav={<NavBar />} padded>
      {INVALID_LINK_CODES.includes(failure.code) ? (
        <EmptyState
          title={t("friends.linkDead")}
          note={t("friends.linkDeadNote")}
          action={
            <Button look="ghost" size="small" onClick={() => switchTab("/pages/discover/discover")}>
              {t("friends.lookAround")}
            </Button>
          }
        />
      ) : (
        <FailedState title={failure.message} onRetry={() => void openCharacter(link).then(setFailure)} />
      )}
    </Page>
  );
}
