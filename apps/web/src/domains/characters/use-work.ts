import type { SheetChange } from "@4d/contract";
import { useCallback, useEffect, useState } from "react";
import { useStore } from "zustand/react";
import type { Failure } from "../../platform/failure.ts";
import { usePage } from "../../platform/page.ts";
import { changeSheet, makingStore, openWork, resolveKey } from "./making.store.ts";
import { keyOfQuery, type Saving, type Work } from "./work.ts";

export interface OpenWork {
  key: string;
  work: Work;
  saving: Saving;
  change: (part: SheetChange) => void;
}
const SAVED: Saving = { step: "saved" };

/** The work of a page; null while it loads, or with a failure. */
export function useWork(): { open: OpenWork | null; failure: Failure | null; retry: () => void } {
  const { query, active } = usePage();
  const requestedKey = keyOfQuery(query);
  const [key] = useState(() => (requestedKey === null ? "" : resolveKey(requestedKey)));
  const work = useStore(makingStore, ({ works }) => works[key]);
  const saving = useStore(makingStore, (state) => state.saving[key] ?? SAVED);
  const [failure, setFailure] = useState<Failure | null>(null);
  const retry = useCallback(() => void openWork(key).then(setFailure), [key]);
  // Loads again when the page is shown again.
  useEffect(() => {
    if (key !== "" && active) retry();
  }, [key, active, retry]);
  if (work === undefined) return { open: null, failure, retry };
  return { open: { key, work, saving, change: (part) => changeSheet(key, part) }, failure: null, retry };
}
