import type { Story } from "@4d/contract";
import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import type { Failure } from "../../platform/failure.ts";
import { frontsStore, loadFront, openLink } from "./fronts.store.ts";

interface Linked {
  id?: number;
  failure?: Failure;
}
interface Found {
  story: Story | undefined;
  failure: Failure | undefined;
  retry: () => void;
}

/** What a link led to; nothing for an id, which is known. */
async function load(id: string | undefined, link: string | undefined): Promise<Linked> {
  if (link === undefined) {
    await loadFront(Number(id));
    return {};
  }
  const outcome = await openLink(link);
  return outcome.ok ? { id: outcome.value.id } : { failure: outcome.failure };
}

/** The story a page or a card is about, fetched whenever it comes on screen: by its `id`, or by its `link`. */
export function useStory({ id, link }: Readonly<Record<string, string | undefined>>, active = true): Found {
  const [linked, setLinked] = useState<Linked>({});
  const of = link === undefined ? Number(id) : (linked.id ?? 0);
  const story = useStore(frontsStore, ({ stories }) => stories[of]);
  const failed = useStore(frontsStore, ({ failures }) => failures[of]);
  useEffect(() => {
    if (active) load(id, link).then(setLinked, () => undefined);
  }, [id, link, active]);
  const retry = () => void load(id, link).then(setLinked);
  return { story, failure: link === undefined ? failed : linked.failure, retry };
}
