import type { Story } from "@4d/contract";
import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import type { Failure } from "../../platform/failure.ts";
import { loadStory, openStoryLink, storiesStore } from "./stories.store.ts";

interface LinkOutcome {
  id?: number;
  failure?: Failure;
}
interface StoryQuery {
  story: Story | undefined;
  failure: Failure | undefined;
  retry: () => void;
}

/** Opens the story of a link; nothing for an id, which is known. */
async function load(id: string | undefined, link: string | undefined): Promise<LinkOutcome> {
  if (link === undefined) {
    await loadStory(Number(id));
    return {};
  }
  const outcome = await openStoryLink(link);
  return outcome.ok ? { id: outcome.value.id } : { failure: outcome.failure };
}

/** The story of a page or card, by its `id` or its `link`; fetched whenever it becomes visible. */
export function useStory(
  { id, link }: Readonly<Record<string, string | undefined>>,
  active = true,
): StoryQuery {
  const [linked, setLinked] = useState<LinkOutcome>({});
  const storyId = link === undefined ? Number(id) : (linked.id ?? 0);
  const story = useStore(storiesStore, ({ stories }) => stories[storyId]);
  const failed = useStore(storiesStore, ({ failures }) => failures[storyId]);
  useEffect(() => {
    if (active) load(id, link).then(setLinked, () => undefined);
  }, [id, link, active]);
  const retry = () => void load(id, link).then(setLinked);
  return { story, failure: link === undefined ? failed : linked.failure, retry };
}
