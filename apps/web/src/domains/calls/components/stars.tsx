import { Star } from "lucide-react";
import { t } from "../../../platform/i18n/i18n.ts";
import { cx } from "../../../ui/cx.ts";

interface StarsProps {
  /** The rating; 0 while there is none. */
  given: number;
  onGive: (stars: number) => void;
}

/** Rates a call with one optional press (`calls §2.8`). */
export function Stars({ given, onGive }: StarsProps) {
  return (
    <fieldset className="mb-5 text-center">
      <legend className="w-full pb-1 text-s text-text-2">
        {given === 0 ? t("calls.rate") : t("calls.rated")}
      </legend>
      <div className="flex justify-center">
        {[1, 2, 3, 4, 5].map((n) => (
          <button
            key={n}
            type="button"
            aria-label={t("calls.stars", { n })}
            aria-pressed={n === given}
            onClick={() => onGive(n)}
            className={cx(
              "press grid size-12 place-items-center rounded-full",
              n <= given ? "text-capsule" : "text-text-3",
            )}
          >
            <Star aria-hidden="true" className={cx("size-7 stroke-[1.6]", n <= given && "fill-current")} />
          </button>
        ))}
      </div>
    </fieldset>
  );
}
