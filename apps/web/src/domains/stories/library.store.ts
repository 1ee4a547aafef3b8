import type { RunCard, Story } from "@4d/contract";
import { pagedList } from "../../platform/paged-list.ts";
import { noteFronts } from "./fronts.store.ts";
import { readingApi, type Wanted } from "./reading.api.ts";

let wanted: Wanted = { keyword: "", tag: "", order: "read" };

async function fetchPage(cursor: string | null) {
  const page = await readingApi.browse(wanted, cursor);
  noteFronts(page.items);
  return page;
}

/** Published stories, as they were asked for last. */
export const { store: libraryStore, load, more: loadMoreStories } = pagedList<Story>(fetchPage);

/** Looks for stories. */
export function browse(next: Partial<Wanted>): Promise<void> {
  wanted = { ...wanted, ...next };
  return load();
}

/** Stories I read, those last read first. */
export const {
  store: runsStore,
  load: loadRuns,
  more: loadMoreRuns,
} = pagedList<RunCard>(readingApi.runs, "my-readings");
