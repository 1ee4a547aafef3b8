import { declareValuePlugin, PluginKind } from "@stryker-mutator/api/plugin";

interface Node {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
  readonly key?: Node;
  readonly callee?: Node;
  readonly object?: Node;
}
interface CodePosition {
  readonly node: Node;
  readonly parent: Node | null;
  readonly parentPath: CodePosition | null;
}

/** In `refuse("forbidden", "…", "…")` the kind is no sentence, the rest is. */
const isRefusal = (node: Node, parent: Node | null): boolean =>
  parent?.type === "CallExpression" &&
  (parent.callee?.name === "refuse" || parent.callee?.name === "invalid") &&
  !(typeof node.value === "string" && /^[a-zA-Z]*$/.test(node.value));

const isText = ({ type }: Node): boolean => type === "StringLiteral" || type === "TemplateLiteral";

/** `zh: "…"` and `en: "…"`: a sentence for people. */
const isSentence = (parent: Node | null): boolean =>
  parent?.type === "ObjectProperty" && (parent.key?.name === "zh" || parent.key?.name === "en");

/** `log.warn("…")` and `new Error("…")`: texts for operators. */
function isForOperators(parent: Node | null): boolean {
  if (parent?.type === "NewExpression") return parent.callee?.name?.endsWith("Error") === true;
  return parent?.type === "CallExpression" && parent.callee?.object?.name === "log";
}

/**
 * Ignores texts that people read: a test that repeats a sentence finds no fault, and hinders rewording it.
 */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, "words", {
    shouldIgnore: (path): string | undefined => {
      const { node, parent } = path as unknown as CodePosition;
      return isText(node) && (isSentence(parent) || isRefusal(node, parent) || isForOperators(parent))
        ? "words for people"
        : undefined;
    },
  }),
];
