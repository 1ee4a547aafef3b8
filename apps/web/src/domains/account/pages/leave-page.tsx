import { useEffect } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { usePage } from "../../../platform/page.ts";
import { Loaded } from "../../../ui/loaded.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { DeletionForm } from "../components/deletion-form.tsx";
import { PendingDeletion } from "../components/pending-deletion.tsx";
import { deletionStore, loadDeletion } from "../deletion.store.ts";
import { loadSecondFactor, secondFactorStore } from "../second-factor.store.ts";

const load = () => Promise.all([loadDeletion(), loadSecondFactor()]);

/** Account deletion (`AUTH-9`): what it does, confirmed by password and code; it can be cancelled within seven days. */
export function LeavePage() {
  const { active } = usePage();
  const { leavesAt, state } = useStore(deletionStore);
  const { factor, state: factorState } = useStore(secondFactorStore);
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
          <DeletionForm withCode={factor?.since !== null} />
        ) : (
          <PendingDeletion leavesAt={leavesAt} />
        )}
      </Loaded>
    </Page>
  );
}
