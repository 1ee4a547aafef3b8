import type { StoryDraft, StoryGraph, StorySheet, StoryVisibility } from "@4d/contract";
import type { SaveStep } from "../../platform/autosave.ts";
import { draftKeys } from "../../platform/draft-keys.ts";
import { serverNow } from "../../platform/server-clock.ts";
import { differingParts, type Parts, withArrived } from "../../platform/three-way-merge.ts";
import { graphOf, mergeParts, type PartName, partsOf } from "./graph/graph-parts.ts";

/** What an author writes: the sheet, the graph, and the visibility. */
export interface Written {
  readonly sheet: StorySheet;
  readonly graph: StoryGraph;
  readonly visibility: StoryVisibility;
}
/** The fields of a draft that only the server sets. */
type ServerFields = Pick<
  StoryDraft,
  | "version"
  | "source"
  | "ink"
  | "status"
  | "link"
  | "reasons"
  | "published"
  | "changed"
  | "readers"
  | "updatedAt"
>;

/** A story being written here; changes the server does not know yet are stored on the device. */
export interface Work extends ServerFields {
  readonly key: string;
  /** The server's id; null until the server has stored it. */
  readonly id: number | null;
  /** The version the server has. */
  readonly base: Written;
  /** The version on screen. */
  readonly written: Written;
  /** Sent to the server but not acknowledged: it is sent again first, and recognised when it comes back. */
  readonly sent?: Written | null;
}

/** The state of saving. */
export type Saving =
  | SaveStep
  /** The same parts were also changed elsewhere. */
  | { step: "clash"; theirs: StoryDraft; parts: PartName[] };

export const emptySheet: StorySheet = {
  title: "",
  tagline: "",
  intro: "",
  cover: "",
  tags: [],
  chapters: [],
};
export const emptyGraph: StoryGraph = { start: "", cast: [], variables: [], nodes: [] };
const nothing: Written = { sheet: emptySheet, graph: emptyGraph, visibility: "private" };

/** How pages and works name stories. */
export const storyKeys = draftKeys("s");

/** The work on a new, unsaved story. */
export const newWork = (key: string): Work => ({
  key,
  id: null,
  base: nothing,
  written: nothing,
  version: 0,
  source: "graph",
  ink: null,
  status: "draft",
  link: null,
  reasons: [],
  published: 0,
  changed: true,
  readers: 0,
  updatedAt: serverNow(),
});

/** Everything written, part by part. Pure. */
export const writtenParts = ({ sheet, graph, visibility }: Written): Parts => ({
  visibility,
  ...Object.fromEntries(Object.entries(sheet).map(([field, value]) => [`sheet:${field}`, value])),
  ...partsOf(graph),
});

function writtenOf(parts: Parts): Written {
  const fields = Object.keys(emptySheet).map((field) => [field, parts[`sheet:${field}`]]);
  return {
    sheet: Object.fromEntries(fields) as StorySheet,
    graph: graphOf(parts),
    visibility: parts.visibility as StoryVisibility,
  };
}

/** What to send next: nothing, the sheet with the visibility, or the graph. Pure. */
export function nextChange({ written, base }: Work): "sheet" | "graph" | null {
  if (written === base) return null;
  if (
    written.visibility !== base.visibility ||
    differingParts({ ...written.sheet }, { ...base.sheet }).length > 0
  )
    return "sheet";
  const isSame = written.graph === base.graph;
  return isSame || differingParts({ graph: written.graph }, { graph: base.graph }).length === 0
    ? null
    : "graph";
}

/** Whether the work has changes not acknowledged by the server. Pure. */
export const isUnsaved = (work: Work): boolean => work.sent != null || nextChange(work) !== null;

/** The fields of the sheet the server does not have. Pure. */
export const changedSheetFields = ({ written, base }: Work): Partial<StorySheet> =>
  Object.fromEntries(
    differingParts({ ...written.sheet }, { ...base.sheet }).map((field) => [
      field,
      written.sheet[field as keyof StorySheet],
    ]),
  );

const serverFields = ({
  version,
  source,
  ink,
  status,
  link,
  reasons,
  published,
  changed,
  readers,
  updatedAt,
}: ServerFields): ServerFields => ({
  version,
  source,
  ink,
  status,
  link,
  reasons,
  published,
  changed,
  readers,
  updatedAt,
});

/** Rebases the work on the server's present draft; also returns the parts changed on both sides. Pure. */
export function rebaseWork(work: Work, draft: StoryDraft): { work: Work; clashes: PartName[] } {
  const { id, sheet, graph, visibility } = draft;
  const base: Written = { sheet, graph, visibility };
  const known = { ...work, ...serverFields(draft), id, base, sent: null };
  if (work.sent == null && work.written === work.base)
    return { work: { ...known, written: base }, clashes: [] };
  const [before, mine, theirs] = [work.base, work.written, base].map(writtenParts) as [Parts, Parts, Parts];
  const both = work.sent == null ? before : withArrived(before, writtenParts(work.sent), theirs);
  const { merged, clashes } = mergeParts(both, mine, theirs);
  const written = differingParts(merged, mine).length === 0 ? work.written : writtenOf(merged);
  return { work: { ...known, written }, clashes };
}

/** The work on a server's draft. Pure. */
export const workOf = (key: string, draft: StoryDraft): Work => rebaseWork(newWork(key), draft).work;

/** The written version with these parts taken from the other side. Pure. */
export function withTheirs(written: Written, theirs: Written, names: readonly PartName[]): Written {
  const parts: Record<string, unknown> = { ...writtenParts(written) };
  const other = writtenParts(theirs);
  for (const name of names) {
    for (const one of [name, name.replace(/^node:/, "spot:")]) {
      if (one in other) parts[one] = other[one];
      else delete parts[one];
    }
  }
  return writtenOf(parts);
}
