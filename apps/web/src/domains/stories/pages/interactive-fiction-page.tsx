import { useEffect } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { replace } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { DraftUnavailable } from "../components/write/draft-unavailable.tsx";
import { StoryEditor } from "../components/write/story-editor.tsx";
import { storyKeys } from "../story-work.ts";
import { useWork } from "../use-work.ts";
import { startWork } from "../writing.store.ts";

function OpenStory() {
  const { open, failure, retry } = useWork();
  if (open !== null) return <StoryEditor open={open} />;
  return <DraftUnavailable title={t("stories.newStory")} failure={failure} onRetry={retry} />;
}

/** Writes a story: `id=12`, or `new=…` for one started here (`STORY-1`; `stories §2`). */
export function InteractiveFictionPage() {
  const { path, query } = usePage();
  const key = storyKeys.ofQuery(query);
  // Without either it is a new one; its key is put into the address, so that it is found again.
  useEffect(() => {
    if (key === null) replace(path, storyKeys.toQuery(startWork()));
  }, [key, path]);
  return key === null ? (
    <DraftUnavailable title={t("stories.newStory")} failure={null} onRetry={() => undefined} />
  ) : (
    <OpenStory />
  );
}
