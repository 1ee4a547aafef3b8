import type { AdSession } from "@4d/contract";
import { useLayoutEffect } from "react";
import { useStore } from "zustand/react";
import { confirm, toast } from "../../../platform/dialogs.ts";
import { lang, t } from "../../../platform/i18n/i18n.ts";
import { tick } from "../../../platform/media/haptics.ts";
import { back } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { FailedState } from "../../../ui/failed-state.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { Tesseract } from "../../../ui/tesseract.tsx";
import { type AdState, adStore, claimAd, openAd } from "../ad.store.ts";
import { AdFrame } from "../components/ad-frame.tsx";
import { AdReward } from "../components/ad-reward.tsx";
import { Trailer } from "../components/trailer.tsx";
import { useSecondsLeft } from "../components/use-seconds-left.ts";

async function claim(): Promise<void> {
  const refusal = await claimAd();
  if (refusal === null) tick();
  else toast(refusal);
}

async function leave(seconds: number): Promise<void> {
  const sure =
    seconds === 0 ||
    (await confirm({
      title: t("capsules.adLeaveTitle"),
      body: t("capsules.adLeaveBody", { n: seconds }),
      ok: t("capsules.adLeave"),
    }));
  if (sure) back();
}

interface ShowingProps {
  session: AdSession;
  readyAt: number;
  claiming: boolean;
}

function Showing({ session, readyAt, claiming }: ShowingProps) {
  const { ad, reward } = session;
  const seconds = useSecondsLeft(readyAt);
  return (
    <>
      {ad.url === null ? (
        <Trailer key={session.sessionId} ad={ad} length={session.readyAt - session.now} />
      ) : (
        <AdFrame url={ad.url} title={lang.get() === "en" ? ad.title.en : ad.title.zh} />
      )}
      <div className="absolute inset-x-0 top-0 text-on-art">
        <NavBar
          overArt
          title={ad.url === null ? t("capsules.adHouse") : t("capsules.adTitle")}
          onBack={() => void leave(seconds)}
        />
      </div>
      <div className="absolute inset-x-0 bottom-0 px-6 pt-4 pb-[max(28px,var(--safe-bottom))]">
        {seconds > 0 ? (
          <p
            role="timer"
            className="num glass flex min-h-13 items-center justify-center rounded-full px-5 text-center"
          >
            {t("capsules.adWait", { n: seconds, reward })}
          </p>
        ) : (
          <Button look="bright" size="large" block busy={claiming} onClick={() => void claim()}>
            {t("capsules.adClaim", { n: reward })}
          </Button>
        )}
      </div>
    </>
  );
}

function Content({ ad, adId }: { ad: AdState; adId: string | null }) {
  switch (ad.step) {
    case "showing":
      return <Showing session={ad.session} readyAt={ad.readyAt} claiming={false} />;
    case "claiming":
      return <Showing session={ad.session} readyAt={0} claiming />;
    case "claimed":
      return <AdReward ad={ad} />;
    case "usedUp":
    case "gone":
      return (
        <Page nav={<NavBar title={t("capsules.adTitle")} />}>
          <EmptyState
            title={ad.step === "usedUp" ? t("capsules.adUsedUp") : t("capsules.adGone")}
            note={ad.step === "usedUp" ? ad.message : t("capsules.adGoneNote")}
            action={
              <Button look="ghost" size="small" onClick={() => back()}>
                {t("common.back")}
              </Button>
            }
          />
        </Page>
      );
    case "failed":
      return (
        <Page nav={<NavBar title={t("capsules.adTitle")} />}>
          <FailedState title={ad.message} onRetry={() => void openAd(adId)} />
        </Page>
      );
    default:
      return (
        <Page nav={<NavBar title={t("capsules.adTitle")} />}>
          <div role="status" aria-label={t("capsules.adLoading")} className="grid place-items-center py-24">
            <Tesseract />
          </div>
        </Page>
      );
  }
}

/** An advertisement for a reward: its address may name an advertisement, but no page to open (`money §2.5`). */
export function AdInteractiveWebviewPage() {
  const { query } = usePage();
  const ad = useStore(adStore, (state) => state.ad);
  const adId = query.adId ?? query.adpid ?? null;
  // Before the first paint, which would still show the last showing.
  useLayoutEffect(() => void openAd(adId), [adId]);
  return (
    <div className="relative h-full bg-ink-1">
      <Content ad={ad} adId={adId} />
    </div>
  );
}
