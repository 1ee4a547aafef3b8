import type { RunCard, Story } from "@4d/contract";
import { type PagedList, pagedList } from "../../platform/paged-list.ts";
import { left } from "../../platform/session.ts";
import { noteFronts } from "./fronts.store.ts";
import { readingApi, type Wanted } from "./reading.api.ts";

interface Library extends PagedList<Story> {
  /** Looks for stories, as they are wanted now. */
  browse: (next: Partial<Omit<Wanted, "tag">>) => Promise<void>;
}

function library(tag: string): Library {
  let wanted: Wanted = { keyword: "", tag, order: "read" };
  const list = pagedList<Story>(async (cursor) => {
    const page = await readingApi.browse(wanted, cursor);
    noteFronts(page.items);
    return page;
  });
  return {
    ...list,
    browse(next) {
      wanted = { ...wanted, ...next };
      return list.load();
    },
  };
}

const libraries = new Map<string, Library>();

/** Published stories of a tag, or all for "": a shelf of one tag lies over that of all. */
export function libraryOf(tag: string): Library {
  const held = libraries.get(tag) ?? library(tag);
  libraries.set(tag, held);
  return held;
}

/** Stories I read, those last read first. */
export const {
  store: runsStore,
  load: loadRuns,
  more: loadMoreRuns,
} = pagedList<RunCard>(readingApi.runs, "my-readings");

left.on(() => libraries.clear());
