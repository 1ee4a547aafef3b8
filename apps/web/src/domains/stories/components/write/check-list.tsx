import { CircleCheck } from "lucide-react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { Spinner } from "../../../../ui/spinner.tsx";
import { setEditorView } from "../../editor-view.store.ts";
import type { CheckState } from "../../use-check.ts";
import { IssueLine } from "./issue-line.tsx";

function soundText(errors: number, warnings: number): string {
  if (errors > 0) return t("stories.unsound", { n: errors, m: warnings });
  return warnings === 0 ? t("stories.allSound") : t("stories.sound", { n: warnings });
}

/** The issues of the story; each line opens the place to fix. */
export function CheckList({
  storyKey,
  checked: { result, fresh },
}: {
  storyKey: string;
  checked: CheckState;
}) {
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
            <span className="flex-1">{soundText(errors.length, warnings.length)}</span>
          </p>
        )}
        {[...errors, ...warnings].map((issue) => {
          const { kind, node, choice, variable } = issue;
          const key = `${kind} ${node} ${choice} ${variable}`;
          return (
            <IssueLine
              key={key}
              issue={issue}
              onPress={() =>
                setEditorView(storyKey, node === undefined ? { tab: "write" } : { tab: "write", node })
              }
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
