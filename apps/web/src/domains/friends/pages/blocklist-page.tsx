import { UserType } from "@4d/contract";
import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { toastOutcome } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { PullRefresh } from "../../../ui/pull-refresh.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { PersonRow } from "../components/person-row.tsx";
import { accountLine } from "../friend-name.ts";
import { friendsStore, loadBlocked, unblock } from "../friends.store.ts";

function Unblock({ id }: { id: number }) {
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    const failure = await unblock(id);
    setBusy(false);
    toastOutcome(failure, t("friends.unblocked"));
  };
  return (
    <Button look="ghost" size="small" busy={busy} onClick={run}>
      {t("friends.unblock")}
    </Button>
  );
}

/** People I blocked (`FRIEND-3`). */
export function BlocklistPage() {
  const { blocked, blockedState } = useStore(friendsStore);
  useEffect(() => void loadBlocked(), []);
  return (
    <Page nav={<NavBar title={t("friends.blocklist")} />}>
      <PullRefresh onRefresh={loadBlocked}>
        <Loaded
          state={blockedState}
          has={blocked.length > 0}
          skeleton={<SkeletonRows compact count={5} />}
          empty={<EmptyState title={t("friends.noBlocked")} note={t("friends.blockNote")} />}
          onRetry={loadBlocked}
        >
          {blocked.map((person) => (
            <PersonRow
              key={person.id}
              id={person.id}
              name={person.nickName}
              src={person.headImageThumb}
              ai={person.type === UserType.CHARACTER}
              note={accountLine(person)}
              action={<Unblock id={person.id} />}
            />
          ))}
          <p className="px-8 py-5 text-center text-s text-balance text-text-3">{t("friends.blockNote")}</p>
        </Loaded>
      </PullRefresh>
    </Page>
  );
}
