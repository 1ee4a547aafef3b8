import {
  type StoryCastMember,
  type StoryGraph,
  type StorySheet,
  storyCastMember,
  storySheet,
} from "@4d/contract";
import * as z from "zod/mini";

const EMPTY: StorySheet = { title: "", tagline: "", intro: "", cover: "", tags: [], chapters: [] };

/** A stored sheet; fields added since have their defaults. */
export const readSheet = (json: string): StorySheet =>
  storySheet.parse({ ...EMPTY, ...(JSON.parse(json) as object) });

/** A sheet with these fields and the others empty. */
export const sheetWith = (part: Partial<StorySheet>): StorySheet => ({ ...EMPTY, ...part });

/** A stored graph; it was checked before it was stored. */
export const readGraph = (json: string): StoryGraph => JSON.parse(json) as StoryGraph;

const cast = z.array(storyCastMember);
export const readCast = (json: string): StoryCastMember[] => cast.parse(JSON.parse(json));

export const EMPTY_GRAPH: StoryGraph = { start: "", cast: [], variables: [], nodes: [] };

/** Imported ink as it is stored: the source, its compiled form, and its map. */
export interface StoredInk {
  source: string;
  json: string;
  map: { id: string; text: string; targets: string[]; choices: number; ends: boolean }[];
}
export const readInk = (json: string | null): StoredInk | null =>
  json === null ? null : (JSON.parse(json) as StoredInk);
