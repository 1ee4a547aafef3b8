import { useCallback, useEffect, useState } from "react";
import { useStore } from "zustand/react";
import type { Failure } from "../../platform/failure.ts";
import { usePage } from "../../platform/page.ts";
import type { GraphEdit } from "./graph/edit-nodes.ts";
import { type Saving, storyKeys, type Work } from "./story-work.ts";
import { editGraph, openWork, ownKey, writingStore } from "./writing.store.ts";

export interface OpenWork {
  readonly key: string;
  readonly work: Work;
  readonly saving: Saving;
  /** Changes the graph; changes about the same thing within a moment are undone together. */
  readonly edit: (edit: GraphEdit, about?: string) => void;
}
const SAVED: Saving = { step: "saved" };

/** The story of a page; null while it loads, or with the reason why it failed. */
export function useWork(): { open: OpenWork | null; failure: Failure | null; retry: () => void } {
  const { query, active } = usePage();
  const requestedKey = storyKeys.ofQuery(query);
  const [key] = useState(() => (requestedKey === null ? "" : ownKey(requestedKey)));
  const work = useStore(writingStore, ({ works }) => works[key]);
  const saving = useStore(writingStore, (state) => state.saving[key] ?? SAVED);
  const [failure, setFailure] = useState<Failure | null>(null);
  const retry = useCallback(() => void openWork(key).then(setFailure), [key]);
  const edit = useCallback((change: GraphEdit, about?: string) => editGraph(key, change, about), [key]);
  // Again when the page is shown again.
  useEffect(() => {
    if (key !== "" && active) retry();
  }, [key, active, retry]);
  if (work === undefined) return { open: null, failure, retry };
  return { open: { key, work, saving, edit }, failure: null, retry };
}
