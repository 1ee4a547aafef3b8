import { useEffect, useState } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { usePage } from "../../../platform/page.ts";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { useEdit } from "../components/edit-spot.tsx";
import { GlassTabs } from "../components/glass-tabs.tsx";
import { MissingWork } from "../components/missing-work.tsx";
import { PosterArt } from "../components/poster.tsx";
import { PreviewGreeting, PreviewIntro, PreviewName, PreviewStarters } from "../components/preview-card.tsx";
import { PreviewFoot } from "../components/preview-foot.tsx";
import { PublishSheet } from "../components/publish-sheet.tsx";
import { ReviewBanner } from "../components/review-banner.tsx";
import { SamplesView } from "../components/samples-view.tsx";
import { TrialComposer, TrialView } from "../components/trial-view.tsx";
import { stopSpeaking } from "../speaker.store.ts";
import { restart } from "../trial.store.ts";
import { useSamples } from "../use-samples.ts";
import { type OpenWork, useWork } from "../use-work.ts";

type Tab = "card" | "talk";

function Art({ open: { work } }: { open: OpenWork }) {
  return (
    <div aria-hidden="true" className="absolute inset-0 -z-10 overflow-hidden bg-art-ink">
      <div className="absolute inset-x-0 top-0 h-[64%]">
        <PosterArt sheet={work.sheet} />
      </div>
      <div className="absolute inset-0 bg-[linear-gradient(180deg,var(--art-veil-soft),transparent_18%,transparent_26%,var(--art-veil)_50%,var(--art-ink)_64%)]" />
    </div>
  );
}

function Card({ open }: { open: OpenWork }) {
  const { active } = usePage();
  const edit = useEdit(open.key);
  const [greeting, setGreeting] = useState(0);
  const samples = useSamples(open, greeting, active);
  const { sheet } = open.work;
  const switchGreeting = (at: number) => {
    setGreeting(at);
    restart(open.key, at);
  };
  return (
    <div className="flex flex-col gap-4 pt-[38vh] pb-6 text-on-art">
      <PreviewName sheet={sheet} edit={edit} />
      <ReviewBanner work={open.work} edit={edit} />
      <PreviewIntro sheet={sheet} edit={edit} />
      <PreviewGreeting sheet={sheet} edit={edit} greeting={greeting} onGreeting={switchGreeting} />
      <PreviewStarters sheet={sheet} edit={edit} />
      <SamplesView samples={samples} voice={sheet.voice} />
      <p className="glass rounded-m px-3.5 py-2.5 text-xs text-pretty text-on-art-dim">
        {t("making.contentLabel")}
      </p>
    </div>
  );
}

function Preview({ open }: { open: OpenWork }) {
  const { query } = usePage();
  const [tab, setTab] = useState<Tab>(query.tab === "talk" ? "talk" : "card");
  const [publishing, setPublishing] = useState(false);
  const edit = useEdit(open.key);
  // Leaving the page stops the voice.
  useEffect(() => stopSpeaking, []);
  const tabs = (
    <div className="flex justify-center">
      <GlassTabs
        label={t("making.preview")}
        value={tab}
        choices={[
          { id: "card", label: t("making.cardTab") },
          { id: "talk", label: t("making.tryTalk") },
        ]}
        onChange={setTab}
      />
    </div>
  );
  return (
    <Page
      art={<Art open={open} />}
      nav={<NavBar overArt center={tabs} actions={<span className="w-11" />} />}
      foot={
        tab === "card" ? (
          <PreviewFoot work={open.work} onPublish={() => setPublishing(true)} />
        ) : (
          <TrialComposer open={open} />
        )
      }
      padded
    >
      {tab === "card" ? <Card open={open} /> : <TrialView open={open} />}
      <PublishSheet work={open.work} open={publishing} onClose={() => setPublishing(false)} edit={edit} />
    </Page>
  );
}

/** The preview of a character, with trial and publication: `id=12` or `new=…` (`characters §2.6`). */
export function PreviewAiPage() {
  const { open, failure, retry } = useWork();
  if (open === null) return <MissingWork title={t("making.preview")} failure={failure} onRetry={retry} />;
  return <Preview open={open} />;
}
