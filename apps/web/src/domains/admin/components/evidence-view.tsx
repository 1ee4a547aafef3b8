import { t } from "../../../platform/i18n/i18n.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { parseEvidence } from "../parse-evidence.ts";

/** What the server recorded when it was reported or submitted: texts, pictures, and the raw JSON. */
export function EvidenceView({ json }: { json: string }) {
  const { texts, pictures, films } = parseEvidence(json);
  return (
    <section aria-label={t("admin.evidence")} className="mx-4 mb-3 rounded-m bg-ink-2 p-4">
      <h2 className="pb-2 text-s text-text-3">{t("admin.evidence")}</h2>
      {texts.map(({ text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the evidence never changes order, and a line may occur twice
        <p key={at} className="pb-2 text-m wrap-anywhere whitespace-pre-wrap">
          {text}
        </p>
      ))}
      {pictures.length > 0 && (
        <div className="flex flex-wrap gap-2 pb-2">
          {pictures.map((src) => (
            <a key={src} href={src} target="_blank" rel="noreferrer">
              <img
                src={src}
                alt={t("admin.evidencePicture")}
                loading="lazy"
                className="h-24 rounded-s bg-ink-3 object-cover"
              />
            </a>
          ))}
        </div>
      )}
      {films.map((src) => (
        // biome-ignore lint/a11y/useMediaCaption: user videos have none
        <video
          key={src}
          src={src}
          controls
          playsInline
          preload="metadata"
          aria-label={t("admin.evidenceFilm")}
          className="mb-2 max-h-64 w-full rounded-s bg-ink-3"
        />
      ))}
      <div className="-mb-3 text-text-2">
        <Disclosure title={t("admin.evidenceAll")}>
          <code className="mb-4 block rounded-s bg-ink-3 p-2.5 text-xs wrap-anywhere">{json}</code>
        </Disclosure>
      </div>
    </section>
  );
}
