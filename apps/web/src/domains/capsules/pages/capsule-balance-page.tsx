import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { Cell, CellGroup } from "../../../ui/cell.tsx";
import { FailedState } from "../../../ui/failed-state.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { PullRefresh } from "../../../ui/pull-refresh.tsx";
import { SkeletonBlock } from "../../../ui/skeleton.tsx";
import { capsulesStore, loadAccount, loadOffer } from "../capsules.store.ts";
import { AdCard } from "../components/ad-card.tsx";
import { BalanceArt, BalanceHead, BalanceNotes } from "../components/balance-head.tsx";
import { CheckInCard } from "../components/check-in-card.tsx";
import { PriceList } from "../components/price-list.tsx";
import { Shop } from "../components/shop.tsx";
import { Statement } from "../components/statement.tsx";
import { loadStatement } from "../statement.store.ts";

const loadAll = () => Promise.all([loadAccount(), loadOffer(), loadStatement()]);

function Earning() {
  const { account, accountState } = useStore(capsulesStore);
  if (account !== null)
    return (
      <>
        <BalanceNotes account={account} />
        <CheckInCard state={account.checkIn} />
        <AdCard ads={account.ads} />
      </>
    );
  if (accountState === "failed") return <FailedState onRetry={() => void loadAll()} />;
  return (
    <div role="status" aria-label={t("common.loading")} className="animate-late">
      <SkeletonBlock className="mb-3 h-40 rounded-m" />
      <SkeletonBlock className="mb-3 h-20 rounded-m" />
    </div>
  );
}

function Buying() {
  const { packages, prices } = useStore(capsulesStore);
  const [listed, setListed] = useState(false);
  return (
    <>
      <Shop packages={packages} />
      <CellGroup>
        {prices !== null && <Cell title={t("capsules.prices")} onPress={() => setListed(true)} />}
        <Cell title={t("capsules.orders")} onPress={() => push("/pages/pay/orders")} />
      </CellGroup>
      {prices !== null && <PriceList prices={prices} open={listed} onClose={() => setListed(false)} />}
    </>
  );
}

/** My capsules: balance, earnings, packages, and the statement (`CAPSULE-1`). */
export function CapsuleBalancePage() {
  const { active } = usePage();
  const account = useStore(capsulesStore, (state) => state.account);
  useEffect(() => {
    if (active) void loadAll();
  }, [active]);
  return (
    <Page nav={<NavBar overArt title={t("capsules.title")} />} art={<BalanceArt />}>
      <PullRefresh onRefresh={loadAll}>
        <BalanceHead account={account} />
        <div className="relative -mt-5 min-h-dvh rounded-t-l bg-ink-1 pt-4 pb-8">
          <div className="px-4">
            <Earning />
            <Buying />
          </div>
          <Statement />
        </div>
      </PullRefresh>
    </Page>
  );
}
