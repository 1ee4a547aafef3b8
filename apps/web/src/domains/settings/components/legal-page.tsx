import { useEffect, useState } from "react";
import type { Lang } from "../../../platform/i18n/i18n.ts";
import { lang, t } from "../../../platform/i18n/i18n.ts";
import { useSignal } from "../../../platform/use-signal.ts";
import { FailedState } from "../../../ui/failed-state.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { addPrintStyles } from "../../../ui/print.ts";
import { SkeletonBlock } from "../../../ui/skeleton.tsx";
import type { LegalText } from "../legal/legal-text.ts";

type LoadText = (language: Lang) => Promise<LegalText>;

function LegalSkeleton() {
  return (
    <div role="status" aria-label={t("common.loading")} className="flex animate-late flex-col gap-3 pt-2">
      <SkeletonBlock className="h-7 w-1/2 rounded-full" />
      {["w-full", "w-11/12", "w-9/12", "w-10/12", "w-4/5", "w-2/3"].map((width) => (
        <SkeletonBlock key={width} className={`h-3.5 rounded-full ${width}`} />
      ))}
    </div>
  );
}

function LegalDocument({ text }: { text: LegalText }) {
  const { short, parts } = text;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reachable by keyboard
    <article tabIndex={0} className="pt-1 pb-14 -outline-offset-2">
      <h1 className="text-xl leading-snug font-bold">{text.title}</h1>
      <p className="num mt-1 text-s text-text-3">{text.effective}</p>
      <p className="mt-4 text-m leading-normal text-text-2">{text.intro}</p>
      <section className="mt-5 rounded-m bg-capsule-wash px-4 py-3.5">
        <h2 className="text-m font-semibold">{short.heading}</h2>
        <ul className="mt-1 list-disc pl-4.5 marker:text-capsule">
          {short.lines.map((line) => (
            <li key={line} className="mt-1.5 text-m leading-normal">
              {line}
            </li>
          ))}
        </ul>
      </section>
      {parts.map(({ heading, lines }, at) => (
        <section key={heading} className="mt-7">
          <h2 className="text-n font-semibold">
            <span className="num mr-2 text-capsule">{at + 1}</span>
            {heading}
          </h2>
          <dl>
            {lines.map(([about, description]) => (
              <div key={about} className="mt-2.5">
                <dt className="text-s font-semibold">{about}</dt>
                <dd className="mt-0.5 text-m leading-normal text-text-2">{description}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </article>
  );
}

/** A legal document in the language on screen, fetched when opened; the bar has no title (`rules §2.2`). */
export function LegalPage({ load }: { load: LoadText }) {
  const language = useSignal(lang);
  const [text, setText] = useState<LegalText | "failed">();
  const [round, setRound] = useState(0);
  useEffect(addPrintStyles, []);
  // Both in one value, so that another language and another try load again.
  const requestKey = `${language}${round}`;
  useEffect(() => {
    let cancelled = false;
    const show = (next: LegalText | "failed") => cancelled || setText(next);
    load(requestKey.startsWith("en") ? "en" : "zh").then(show, () => show("failed"));
    return () => {
      cancelled = true;
    };
  }, [load, requestKey]);
  return (
    <Page nav={<NavBar />} padded>
      {text === undefined && <LegalSkeleton />}
      {text === "failed" && <FailedState onRetry={() => setRound((old) => old + 1)} />}
      {text !== undefined && text !== "failed" && <LegalDocument text={text} />}
    </Page>
  );
}
