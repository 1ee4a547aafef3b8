import type { AdSession } from "@4d/contract";
import { t } from "../../../platform/i18n/i18n.ts";

/**
 * An advertiser's page on an allowed host, in a sandbox that only allows scripts. It has no origin, so it can neither
 * read our data nor navigate our page, and its host is always visible.
 */
export function AdFrame({ url, title }: { url: string; title: AdSession["ad"]["title"]["zh"] }) {
  return (
    <div className="absolute inset-x-0 top-[calc(var(--safe-top)+52px)] bottom-28 flex flex-col bg-ink-1">
      <p className="px-4 py-1.5 text-center text-xs text-text-2">
        {t("capsules.adFrom", { host: new URL(url).host })}
      </p>
      <iframe
        src={url}
        title={title}
        sandbox="allow-scripts"
        referrerPolicy="no-referrer"
        allow=""
        className="min-h-0 w-full flex-1 border-0 bg-qr-paper"
      />
    </div>
  );
}
