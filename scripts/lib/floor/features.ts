import type { CompatData, CompatStatement } from "@mdn/browser-compat-data";

/** Where a feature is used; `paths` are what MDN's data may call it, the likeliest first. */
export interface Use {
  readonly paths: readonly string[];
  readonly place: string;
}

type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === "object" && value !== null;

/** The node of MDN's data at a path such as `api.Navigator.share`. */
export function nodeAt(data: CompatData, path: string): Tree | undefined {
  let node: unknown = data;
  for (const key of path.split(".")) node = isTree(node) && Object.hasOwn(node, key) ? node[key] : undefined;
  return isTree(node) ? node : undefined;
}

/** What MDN's data says of the feature at a path; undefined when it has none there. */
export const compatAt = (data: CompatData, path: string): CompatStatement | undefined =>
  nodeAt(data, path)?.__compat as CompatStatement | undefined;

/** The names below a path. */
export const namesAt = (data: CompatData, path: string): string[] =>
  Object.keys(nodeAt(data, path) ?? {}).filter((name) => name !== "__compat");
