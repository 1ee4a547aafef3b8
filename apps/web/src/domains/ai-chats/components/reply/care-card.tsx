import { HeartHandshake, Phone } from "lucide-react";
import { lang, t } from "../../../../platform/i18n/i18n.ts";
import { useSignal } from "../../../../platform/use-signal.ts";

/** Helplines that answer day and night, by the reader's language. */
const HELPLINES = {
  zh: [
    { number: "12356", key: "aiChats.careLine" },
    { number: "120", key: "aiChats.careEmergency" },
  ],
  en: [
    { number: "988", key: "aiChats.careLine" },
    { number: "112", key: "aiChats.careEmergency" },
  ],
} as const;

/** Fixed text with helplines, under the reply to somebody who may be in danger (`characters §11.3`). */
export function CareCard() {
  const lines = HELPLINES[useSignal(lang)];
  return (
    <section
      aria-label={t("aiChats.careTitle")}
      className="mt-2 w-66 max-w-full rounded-m bg-ink-2 p-3.5 text-s leading-normal text-text-1 art:glass"
    >
      <h3 className="flex items-center gap-2 font-semibold">
        <HeartHandshake aria-hidden="true" className="size-4.5 shrink-0 text-capsule" />
        {t("aiChats.careTitle")}
      </h3>
      <p className="mt-1.5 text-text-2 art:text-on-art-dim">{t("aiChats.careBody")}</p>
      {lines.map(({ number, key }) => (
        <a
          key={number}
          href={`tel:${number}`}
          className="press mt-2 flex min-h-11 items-center gap-2.5 rounded-full bg-ink-3 px-4 art:bg-glass"
        >
          <Phone aria-hidden="true" className="size-4 shrink-0 text-capsule" />
          <span className="flex-1">{t(key)}</span>
          <span className="num font-semibold">{number}</span>
        </a>
      ))}
    </section>
  );
}
