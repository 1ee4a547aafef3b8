import { useState } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import { Phrases } from "../../../ui/phrases.tsx";
import { Tesseract } from "../../../ui/tesseract.tsx";
import { IdeaBox } from "./idea-box.tsx";
import { MuseArt } from "./muse-art.tsx";

/** The large card above the list, which creates a character from one sentence (`feed §11.2`). */
export function CreateHero() {
  const [open, setOpen] = useState(false);
  return (
    <section
      aria-label={t("create.heroTitle")}
      className="relative isolate mb-4 flex min-h-47 flex-col justify-end overflow-hidden rounded-l bg-art-ink p-4.5 text-on-art"
    >
      <MuseArt className={cx("absolute inset-x-0 top-0 -z-10 w-full", open ? "h-47" : "h-full")} />
      <div className="absolute inset-0 -z-10 bg-[linear-gradient(90deg,var(--art-ink)_12%,var(--art-veil-soft)_58%,transparent)]" />
      {open && (
        <div className="absolute inset-0 -z-10 bg-[linear-gradient(180deg,var(--art-veil),var(--art-ink)_188px)]" />
      )}
      {!open && (
        <div className="absolute top-4 right-5 -z-10 *:text-bright max-[359px]:-right-8">
          <Tesseract size={132} />
        </div>
      )}
      {open ? (
        <IdeaBox onClose={() => setOpen(false)} />
      ) : (
        <>
          <div className="max-w-[68%]">
            <h2 className="text-xl leading-tight font-bold whitespace-pre-line">{t("create.heroTitle")}</h2>
            <p className="mt-1.5 mb-3 text-s text-balance text-on-art-dim">
              <Phrases text={t("create.heroNote")} />
            </p>
          </div>
          <Button look="bright" size="small" className="min-w-30 self-start" onClick={() => setOpen(true)}>
            {t("create.heroAction")}
          </Button>
        </>
      )}
    </section>
  );
}
