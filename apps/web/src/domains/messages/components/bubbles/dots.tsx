import { t } from "../../../../platform/i18n/i18n.ts";

/** A typing indicator. */
export function Dots() {
  return (
    <span role="status" aria-label={t("chat.typing")} className="flex h-5.5 items-center gap-1.5">
      {["", "[animation-delay:160ms]", "[animation-delay:320ms]"].map((late) => (
        <i key={late} className={`size-1.75 animate-dot rounded-full bg-current opacity-40 ${late}`} />
      ))}
    </span>
  );
}
