import type { CompatData } from "@mdn/browser-compat-data";
import postcss, { type Declaration, type Node } from "postcss";
import values from "postcss-value-parser";
import { namesAt, type Use } from "./features.ts";

/** A rule with `@supports` around it is only for browsers that have it. */
const isGuarded = ({ parent }: Node): boolean =>
  parent !== undefined &&
  ((parent.type === "atrule" && "name" in parent && parent.name === "supports") || isGuarded(parent));

const isOwnName = (name: string): boolean => name.startsWith("-");

/** What the built styles use: properties and their values, units, at-rules, media features and pseudo-classes. */
export function styleUses(css: string, data: CompatData): Use[] {
  const found: Use[] = [];
  const types = namesAt(data, "css.types");
  const note = (paths: readonly string[], node: Node) =>
    found.push({ paths, place: `styles: ${node.toString().slice(0, 60)}` });
  postcss.parse(css).walk((node) => {
    if (isGuarded(node)) return;
    if (node.type === "atrule") {
      note([`css.at-rules.${node.name}`], node);
      if (node.name !== "media") return;
      for (const [, feature = ""] of node.params.matchAll(/\(([a-z-]+)/g))
        note([`css.at-rules.media.${feature}`], node);
    } else if (node.type === "rule") {
      for (const [, name = ""] of node.selector.matchAll(/(?<!\\):{1,2}([a-z][a-z-]*)/g))
        note([`css.selectors.${name}`], node);
    } else if (node.type === "decl" && !isOwnName(node.prop) && !hasFallback(node)) {
      note([`css.properties.${node.prop}`], node);
      for (const paths of valuePaths(node, types)) note(paths, node);
    }
  });
  return found;
}

/** The rule sets the same property twice, or with a prefix: a browser that lacks the one takes the other. */
function hasFallback(declaration: Declaration): boolean {
  const { prop, parent } = declaration;
  return (
    parent?.some(
      (node) =>
        node !== declaration &&
        node.type === "decl" &&
        (node.prop === prop || node.prop.endsWith(`-${prop}`)),
    ) ?? false
  );
}

function valuePaths({ prop, value }: Declaration, types: readonly string[]): string[][] {
  const found: string[][] = [];
  values(value).walk(({ type, value: name }) => {
    if (type === "function") found.push(functionPaths(name, types));
    if (type !== "word" || isOwnName(name)) return;
    found.push([`css.properties.${prop}.${name}`]);
    const unit = values.unit(name);
    if (unit && unit.unit !== "") found.push(unitPaths(unit.unit));
  });
  return found;
}

const functionPaths = (name: string, types: readonly string[]): string[] => [
  `css.types.${name}`,
  ...types.flatMap((type) => [`css.types.${type}.${name}`, `css.types.${type}.${name}-function`]),
];

const DYNAMIC: Readonly<Record<string, string>> = { d: "dynamic", l: "large", s: "small" };

function unitPaths(unit: string): string[] {
  const size = DYNAMIC[/^([dls])v(?:w|h|i|b|min|max)$/.exec(unit)?.[1] ?? ""];
  if (size !== undefined) return [`css.types.length.viewport_percentage_units_${size}`];
  if (unit.startsWith("cq")) return ["css.types.length.container_query_length_units"];
  return [`css.types.length.${unit}`];
}
