import type { Gift } from "@4d/contract";
import { useEffect, useState } from "react";
import type { Failure } from "../../../platform/failure.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { back } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { me } from "../../../platform/session.ts";
import { Button } from "../../../ui/button.tsx";
import { CapsuleArt } from "../../../ui/capsule-art.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { FailedState } from "../../../ui/failed-state.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { GiftHead, summaryOf } from "../components/gift-head.tsx";
import { GiftOpening } from "../components/gift-opening.tsx";
import { Takers } from "../components/takers.tsx";
import { loadGift } from "../gifts.store.ts";
import { useGift } from "../use-gift.ts";

const NOT_FOUND = 404;

function Art() {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-x-0 top-0 -z-10 h-40 overflow-hidden rounded-b-[50%_28px] bg-[linear-gradient(150deg,var(--wallet-a),var(--wallet-b)_70%,var(--wallet-c)_115%)]"
    >
      <CapsuleArt size={120} className="absolute -top-2 -right-4 opacity-40" />
    </div>
  );
}

function Content({ gift }: { gift: Gift }) {
  const [opening, setOpening] = useState(false);
  return (
    <>
      <GiftHead gift={gift} />
      {gift.canTake && (
        <div className="px-8 pb-6">
          <Button block onClick={() => setOpening(true)}>
            {t("gifts.open")}
          </Button>
        </div>
      )}
      {opening && <GiftOpening id={gift.id} onClose={() => setOpening(false)} />}
      <h2 className="num px-4 pb-2 text-s text-pretty text-text-3">{summaryOf(gift)}</h2>
      <Takers gift={gift} />
      {gift.state === "open" && gift.sender.id === me.get()?.uid && (
        <p className="num px-8 py-6 text-center text-xs text-balance text-text-3">{t("gifts.hours")}</p>
      )}
    </>
  );
}

function Missing({ failure, onRetry }: { failure: Failure | null; onRetry: () => void }) {
  if (failure === null) return <SkeletonRows compact />;
  if (failure.code !== NOT_FOUND) return <FailedState note={failure.message} onRetry={onRetry} />;
  return (
    <EmptyState
      title={t("gifts.gone")}
      note={t("gifts.goneNote")}
      action={
        <Button look="ghost" size="small" onClick={() => back()}>
          {t("common.back")}
        </Button>
      }
    />
  );
}

/** A gift and who took how much of it: `id=5` (`CAPSULE-4`). */
export function GiftPage() {
  const { query, active } = usePage();
  const id = Number(query.id ?? 0);
  const gift = useGift(id);
  const [failure, setFailure] = useState<Failure | null>(null);
  const load = () => void loadGift(id).then(setFailure);
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew for another gift, and on coming back to it
  useEffect(load, [id, active]);
  if (gift === undefined)
    return (
      <Page nav={<NavBar title={t("gifts.detail")} />}>
        <Missing failure={failure} onRetry={load} />
      </Page>
    );
  return (
    <Page nav={<NavBar overArt title={t("gifts.gift")} />} art={<Art />}>
      <Content gift={gift} />
    </Page>
  );
}
