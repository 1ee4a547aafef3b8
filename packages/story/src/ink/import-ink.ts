import { orRefusal, refuse } from "../refusal.ts";
import { type CompiledStory, compile, type RefusedInk } from "./compile.ts";
import { type InkMap, inkMap } from "./ink-map.ts";

/** Longest imported ink, in UTF-16 units. */
export const INK_IMPORT_MAX = 400_000;

/**
 * Imported ink: played and stored as it is, with a map to look at; our editor does not show it as a graph.
 */
export interface ImportedInk extends Omit<CompiledStory, "kind"> {
  readonly kind: "ink";
  readonly source: string;
  readonly map: InkMap;
}

function checkedSource(source: string): string {
  if (source.length > INK_IMPORT_MAX) refuse("tooLarge", "400 KB");
  if (source.trim() === "") refuse("empty");
  return source;
}

/** Imports ink from elsewhere, or says why not (`STORY-1`). */
export function importInk(source: string): ImportedInk | RefusedInk {
  const checked = orRefusal(() => checkedSource(source));
  if (typeof checked !== "string") return { ...checked, problems: [] };
  const compiled = compile(source);
  if (compiled.kind === "refused") return compiled;
  const { json, warnings } = compiled;
  return { kind: "ink", source, json, warnings, map: inkMap(json) };
}
