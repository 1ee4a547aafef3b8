import type { AdSession } from "@4d/contract";
import { useEffect, useState } from "react";
import { lang, t } from "../../../platform/i18n/i18n.ts";
import { cx } from "../../../ui/cx.ts";
import { Phrases } from "../../../ui/phrases.tsx";
import { SceneArt } from "../../../ui/scene-art.tsx";
import { seedOf } from "../../../ui/scene-shape.ts";

interface TrailerProps {
  ad: AdSession["ad"];
  /** How long all scenes take, ms. */
  length: number;
}

/** An advertisement that is no video: one scene for each of its lines, the line over a painted sky. */
export function Trailer({ ad: { id, title, lines }, length }: TrailerProps) {
  const [at, setAt] = useState(0);
  const sceneMs = length / Math.max(1, lines.length);
  useEffect(() => {
    if (at >= lines.length - 1) return;
    const timer = setTimeout(() => setAt(at + 1), sceneMs);
    return () => clearTimeout(timer);
  }, [at, lines.length, sceneMs]);
  const inWords = (words: { zh: string; en: string }) => (lang.get() === "en" ? words.en : words.zh);
  const line = lines[at];
  return (
    <div className="absolute inset-0 overflow-hidden bg-art-ink text-on-art">
      <div key={at} className="absolute inset-0 animate-fade-in">
        <SceneArt seed={seedOf(id) + at} className="block size-full animate-drift scale-110" />
      </div>
      <div className="absolute inset-0 bg-[linear-gradient(to_top,var(--art-veil),transparent_70%)]" />
      <div className="absolute inset-x-0 bottom-32 px-7">
        <p className="text-s text-on-art-dim">{inWords(title)}</p>
        <p
          key={at}
          aria-live="polite"
          className="mt-1 animate-message-in text-2xl leading-tight font-heavy text-balance"
        >
          {line !== undefined && <Phrases text={inWords(line)} />}
        </p>
        <div
          role="img"
          aria-label={t("capsules.adPage", { n: at + 1, count: lines.length })}
          className="mt-5 flex gap-1.5"
        >
          {lines.map(({ zh }, index) => (
            <span
              key={zh}
              className={cx("h-1 flex-1 rounded-full bg-on-art", index <= at ? "opacity-90" : "opacity-30")}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
