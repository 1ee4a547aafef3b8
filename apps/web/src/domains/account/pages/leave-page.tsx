import { useEffect } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { usePage } from "../../../platform/page.ts";
import { Loaded } from "../../../ui/loaded.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { LeaveForm } from "../components/leave-form.tsx";
import { LeavingNotice } from "../components/leaving-notice.tsx";
import { factorStore, loadFactor } from "../factor.store.ts";
import { leavingStore, loadLeaving } from "../leaving.store.ts";

const load = () => Promise.all([loadLeaving(), loadFactor()]);

/** Leaving for good (`AUTH-9`): what it does, by password and code; and within seven days the way back. */
export function LeavePage() {
  const { active } = usePage();
  const { leavesAt, state } = useStore(leavingStore);
  const { factor, state: factorState } = useStore(factorStore);
  useEffect(() => {
    if (active) void load();
  }, [active]);
  return (
    <Page nav={<NavBar title={t("account.leave")} />} padded>
      <Loaded
        state={state === "ready" ? factorState : state}
        has={state === "ready" && factor !== null}
        skeleton={<SkeletonRows compact count={3} />}
        empty={null}
        onRetry={load}
      >
        {leavesAt === null ? (
          <LeaveForm withCode={factor?.since !== null} />
        ) : (
          <LeavingNotice leavesAt={leavesAt} />
        )}
      </Loaded>
    </Page>
  );
}
