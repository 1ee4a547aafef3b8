import type { CraftStep } from "@4d/contract";
import { t } from "../../../platform/i18n/i18n.ts";
import { elementName } from "../thing.ts";

type Part = CraftStep["result"];

const label = (part: Part): string => `${part.emoji} ${elementName(part)}`;

/** Every step from the first elements to this one, in an order in which they can be made. */
export function LineageList({ steps, more }: { steps: readonly CraftStep[]; more: boolean }) {
  if (steps.length === 0) return <p className="py-2 text-s text-text-2">{t("craft.fromStart")}</p>;
  return (
    <>
      {more && <p className="pb-1 text-xs text-text-3">{t("craft.moreSteps")}</p>}
      <ol className="flex flex-col gap-1.5">
        {steps.map(({ a, b, result }, at) => (
          <li
            key={result.id}
            className="grid grid-cols-[1fr_auto_1fr_auto_1fr] items-center gap-1.5 rounded-m bg-ink-3 px-3 py-2 text-s"
          >
            <span className="text-center text-balance">{label(a)}</span>
            <span aria-hidden="true" className="text-text-3">
              +
            </span>
            <span className="text-center text-balance">{label(b)}</span>
            <span aria-hidden="true" className="text-text-3">
              →
            </span>
            <b className={at === steps.length - 1 ? "text-center text-capsule" : "text-center font-semibold"}>
              {label(result)}
            </b>
          </li>
        ))}
      </ol>
    </>
  );
}
