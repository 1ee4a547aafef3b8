import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { replace } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { MakingFoot } from "../components/making-foot.tsx";
import { MakingMenu } from "../components/making-menu.tsx";
import { MergeView } from "../components/merge-view.tsx";
import { MissingWork } from "../components/missing-work.tsx";
import { SaveState } from "../components/save-state.tsx";
import { StepBar } from "../components/step-bar.tsx";
import { StepView } from "../components/step-view.tsx";
import { StrengthLine } from "../components/strength-line.tsx";
import { beginWork } from "../making.store.ts";
import { goToStep, stepStore } from "../step.store.ts";
import { stepNamed } from "../steps.ts";
import { type OpenWork, useWork } from "../use-work.ts";
import { keyOfQuery, queryOfKey } from "../work.ts";

function Making({ open }: { open: OpenWork }) {
  const { key, work, saving, change } = open;
  const { query } = usePage();
  const step = useStore(stepStore, ({ steps }) => steps[key]) ?? stepNamed(query.step) ?? "look";
  // A clash opens its sheet once; after it is closed, the line under the name opens it again.
  const [aside, setAside] = useState<unknown>(null);
  const body = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step starts at its top
  useEffect(() => {
    // Some browsers return a promise, which must not be returned as a clean-up function.
    body.current?.closest("main")?.scrollTo(0, 0);
  }, [step]);
  return (
    <Page
      nav={
        <NavBar
          center={<SaveState work={work} saving={saving} onClash={() => setAside(null)} />}
          actions={<MakingMenu open={open} />}
        />
      }
      head={<StepBar sheet={work.sheet} step={step} onChoose={(next) => goToStep(key, next)} />}
      foot={<MakingFoot open={open} step={step} />}
      padded
    >
      <div ref={body} key={step} className="animate-fade-in pb-4">
        <StrengthLine sheet={work.sheet} onStep={(next) => goToStep(key, next)} />
        <StepView step={step} workKey={key} sheet={work.sheet} change={change} />
      </div>
      {saving.step === "clash" && (
        <MergeView
          work={work}
          clash={saving}
          open={aside !== saving.theirs}
          onClose={() => setAside(saving.theirs)}
        />
      )}
    </Page>
  );
}

function Opened() {
  const { open, failure, retry } = useWork();
  if (open !== null) return <Making open={open} />;
  return <MissingWork title={t("making.newTitle")} failure={failure} onRetry={retry} />;
}

/** The editor of a character, step by step: `id=12`, or `new=…` for one begun here (`characters §2.2`). */
export function CreateAiPage() {
  const { path, query } = usePage();
  const key = keyOfQuery(query);
  // Without either it is a new one; its key goes into the address, so that the page can be opened again.
  useEffect(() => {
    if (key === null) replace(path, queryOfKey(beginWork()));
  }, [key, path]);
  return key === null ? (
    <MissingWork title={t("making.newTitle")} failure={null} onRetry={() => undefined} />
  ) : (
    <Opened />
  );
}
