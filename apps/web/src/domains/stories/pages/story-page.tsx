import { t } from "../../../platform/i18n/i18n.ts";
import { usePage } from "../../../platform/page.ts";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { SkeletonBlock } from "../../../ui/skeleton.tsx";
import { StoryDetails } from "../components/lists/story-details.tsx";
import { StoryUnavailable } from "../components/lists/story-unavailable.tsx";
import { useStory } from "../use-story.ts";

/** A story's page: cover, cast, my progress (`STORY-2`): `id=`, or `link=`. */
export function StoryPage() {
  const { query, active } = usePage();
  const { story, failure, retry } = useStory(query, active);
  if (story !== undefined) return <StoryDetails story={story} />;
  if (failure !== undefined) return <StoryUnavailable failure={failure} onRetry={retry} />;
  return (
    <Page nav={<NavBar title={t("stories.story")} />} padded>
      <div role="status" aria-label={t("common.loading")} className="animate-late">
        <SkeletonBlock className="mb-4 h-80 rounded-l" />
        <SkeletonBlock className="mb-3 h-12 rounded-full" />
        <SkeletonBlock className="h-24 rounded-m" />
      </div>
    </Page>
  );
}
