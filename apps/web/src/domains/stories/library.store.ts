import type { RunCard, Story } from "@4d/contract";
import { type PagedList, pagedList } from "../../platform/paged-list.ts";
import { signedOut } from "../../platform/session.ts";
import { type LibraryFilter, readingApi } from "./reading.api.ts";
import { cacheStories } from "./stories.store.ts";

interface Library extends PagedList<Story> {
  /** Searches stories with a changed filter. */
  browse: (next: Partial<Omit<LibraryFilter, "tag">>) => Promise<void>;
}

function library(tag: string): Library {
  let filter: LibraryFilter = { keyword: "", tag, order: "read" };
  const list = pagedList<Story>(async (cursor) => {
    const page = await readingApi.browse(filter, cursor);
    cacheStories(page.items);
    return page;
  });
  return {
    ...list,
    browse(next) {
      filter = { ...filter, ...next };
      return list.load();
    },
  };
}

const libraries = new Map<string, Library>();

/** Published stories of a tag, or all for "": the list of one tag opens over that of all. */
export function libraryOf(tag: string): Library {
  const held = libraries.get(tag) ?? library(tag);
  libraries.set(tag, held);
  return held;
}

/** Stories I am reading, last read first. */
export const {
  store: runsStore,
  load: loadRuns,
  more: loadMoreRuns,
} = pagedList<RunCard>(readingApi.runs, "my-readings");

signedOut.on(() => libraries.clear());
