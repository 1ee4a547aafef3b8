import { useEffect } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { replace } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { MissingStory } from "../components/write/missing-story.tsx";
import { Writing } from "../components/write/writing.tsx";
import { useWork } from "../use-work.ts";
import { storyKeys } from "../work.ts";
import { beginWork } from "../writing.store.ts";

function Opened() {
  const { open, failure, retry } = useWork();
  if (open !== null) return <Writing open={open} />;
  return <MissingStory title={t("stories.newStory")} failure={failure} onRetry={retry} />;
}

/** Writes a story: `id=12`, or `new=…` for one begun here (`STORY-1`; `stories §2`). */
export function InteractiveFictionPage() {
  const { path, query } = usePage();
  const key = storyKeys.ofQuery(query);
  // Without either it is a new one; the address keeps its name, so that it is found again.
  useEffect(() => {
    if (key === null) replace(path, storyKeys.toQuery(beginWork()));
  }, [key, path]);
  return key === null ? (
    <MissingStory title={t("stories.newStory")} failure={null} onRetry={() => undefined} />
  ) : (
    <Opened />
  );
}
