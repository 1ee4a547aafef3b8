import { FlaskConical } from "lucide-react";
import { t } from "../../../platform/i18n/i18n.ts";
import { Phrases } from "../../../ui/phrases.tsx";

/** Says on every sandbox screen that the money is not real (`CAPSULE-2`). */
export function TestBanner({ text = t("payments.testNote") }: { text?: string }) {
  return (
    <p className="mb-3 flex items-center gap-2.5 rounded-m border border-dashed border-amber px-4 py-2.5 text-s text-amber">
      <FlaskConical aria-hidden="true" className="size-4.5 shrink-0 stroke-[1.8]" />
      <span className="min-w-0 flex-1 text-pretty">
        <b className="font-bold">{t("payments.test")}</b> · <Phrases text={text} />
      </span>
    </p>
  );
}
