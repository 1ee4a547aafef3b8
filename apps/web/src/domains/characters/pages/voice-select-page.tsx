import { useEffect } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { MissingWork } from "../components/missing-work.tsx";
import { VoiceForm } from "../components/voice-form.tsx";
import { stopSpeaking } from "../speaker.store.ts";
import { useWork } from "../use-work.ts";

/** Chooses how a character sounds: `id=12` or `new=…` (`characters §4`). */
export function VoiceSelectPage() {
  const { open, failure, retry } = useWork();
  // Leaving the page stops the voice.
  useEffect(() => stopSpeaking, []);
  if (open === null) return <MissingWork title={t("making.voiceTitle")} failure={failure} onRetry={retry} />;
  return (
    <Page nav={<NavBar title={t("making.voiceTitle")} />}>
      <VoiceForm sheet={open.work.sheet} onChange={(voice) => open.change({ voice })} />
    </Page>
  );
}
