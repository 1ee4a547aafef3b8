import { useEffect } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { usePage } from "../../../platform/page.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListRow } from "../../../ui/list-row.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { hiddenStore, loadHidden, unhide } from "../feed.store.ts";

/** The authors I hid from discover; each can be shown again. */
export function HiddenPage() {
  const { active } = usePage();
  const { people, state } = useStore(hiddenStore);
  useEffect(() => {
    if (active) void loadHidden();
  }, [active]);
  return (
    <Page nav={<NavBar title={t("discover.hidden")} />}>
      <Loaded
        state={state}
        has={people.length > 0}
        skeleton={<SkeletonRows />}
        empty={<EmptyState title={t("discover.hiddenNone")} note={t("discover.hiddenNote")} />}
        onRetry={loadHidden}
      >
        {people.map(({ id, nickName, headImageThumb }) => (
          <ListRow
            key={id}
            lead={<Avatar name={nickName} src={headImageThumb} size="row" />}
            title={nickName}
            action={
              <Button size="small" look="ghost" onClick={() => void unhide(id)}>
                {t("discover.unhide")}
              </Button>
            }
          />
        ))}
      </Loaded>
    </Page>
  );
}
