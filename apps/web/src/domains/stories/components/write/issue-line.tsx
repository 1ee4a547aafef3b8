import type { StoryIssue } from "@4d/story";
import { ChevronRight, CircleAlert, TriangleAlert } from "lucide-react";
import { lang } from "../../../../platform/i18n/i18n.ts";

/** An issue in words; with `onPress` it opens the place. */
export function IssueLine({ issue, onPress }: { issue: StoryIssue; onPress?: () => void }) {
  const isError = issue.severity === "error";
  const body = (
    <>
      {isError ? (
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-rose" />
      ) : (
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-amber" />
      )}
      <span className="min-w-0 flex-1 text-s leading-snug wrap-anywhere">{issue[lang.get()]}</span>
    </>
  );
  if (onPress === undefined) return <p className="flex gap-2.5 py-1.5">{body}</p>;
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex min-h-11 w-full items-start gap-2.5 px-4 py-3 text-left -outline-offset-2 active:bg-ink-3"
    >
      {body}
      <ChevronRight aria-hidden="true" className="mt-0.5 size-3.75 shrink-0 text-text-3" />
    </button>
  );
}
