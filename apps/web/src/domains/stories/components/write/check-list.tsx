import { CircleCheck } from "lucide-react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { Spinner } from "../../../../ui/spinner.tsx";
import { goTo } from "../../desk.store.ts";
import type { Checked } from "../../use-check.ts";
import { IssueLine } from "./issue-line.tsx";

function soundWords(errors: number, warnings: number): string {
  if (errors > 0) return t("stories.unsound", { n: errors, m: warnings });
  return warnings === 0 ? t("stories.allSound") : t("stories.sound", { n: warnings });
}

/** All that is wrong with the story; each line leads to where it is mended. */
export function CheckList({ storyKey, checked: { result, fresh } }: { storyKey: string; checked: Checked }) {
  const errors = result?.issues.filter(({ severity }) => severity === "error") ?? [];
  const warnings = result?.issues.filter(({ severity }) => severity === "warning") ?? [];
  return (
    <section aria-label={t("stories.checks")} className="mb-3">
      <h2 className="flex items-center gap-2 px-4 pb-1.5 text-s text-text-3">
        <span className="flex-1">{t("stories.checks")}</span>
        {!fresh && <Spinner />}
      </h2>
      <div className="overflow-hidden rounded-m bg-ink-2">
        {result !== null && (
          <p role="status" className="flex items-center gap-2.5 px-4 py-3 text-m">
            {errors.length === 0 && <CircleCheck aria-hidden="true" className="size-5 text-capsule" />}
            <span className="flex-1">{soundWords(errors.length, warnings.length)}</span>
          </p>
        )}
        {[...errors, ...warnings].map((issue) => {
          const { kind, node, choice, variable } = issue;
          const place = `${kind} ${node} ${choice} ${variable}`;
          return (
            <IssueLine
              key={place}
              issue={issue}
              onPress={() => goTo(storyKey, node === undefined ? { tab: "write" } : { tab: "write", node })}
            />
          );
        })}
        {result !== null && !result.exact && (
          <p className="px-4 pb-3 text-xs text-text-3">{t("stories.notExact")}</p>
        )}
      </div>
    </section>
  );
}
