import { api, type Endpoint } from "@4d/contract";
import type { Plugin } from "vite";

const tables: Record<string, Record<string, Endpoint>> = api;
const NAMED = /(?<![\w$.])api\.(\w+)\.(\w+)(?![\w$])/g;
/**
 * Files of the contract that the page replaces: it has no table of all operations, and of the rules for names it only
 * checks whether anything is visible, because forms need no more. The server cleans names and checks the other rules.
 */
const LIGHT = [
  ["api.ts", "export const api = {};"],
  ["single-script.ts", "export const isSingleScript = () => true;"],
  [
    "clean-name.ts",
    `export const cleanWords = (text) => (/[^\\p{DI}\\p{Z}\\p{Cc}\\p{M}\\u2800]/u.test(text) ? text.trim() : "");
     export { cleanWords as cleanName, cleanWords as cleanFileName };`,
  ],
] as const;
/** Calls that make schemas. They are marked as pure, because the builder cannot see that they have no side effects. */
const MADE = /(?<![\w$.])(?=(?:z\.\w+|\w+Text|shownName|nameList|text|raw|idList)\()/g;

/** An operation as a client sends it: method and path. */
function light(written: string, domain: string, operation: string): string {
  const endpoint = tables[domain]?.[operation];
  if (!endpoint) return written;
  const { method, path } = endpoint;
  return `(${JSON.stringify({ method, path })})`;
}

/**
 * In the page an operation consists of its method and path, without the schemas with which the server checks requests:
 * they and the schema library would be a tenth of all code before the first picture. Each operation is inlined where
 * it is named, so that a page only loads those it uses; the table of all operations is empty, and schemas that nothing
 * uses are left out.
 */
export function lightContract(): Plugin[] {
  return [
    {
      name: "4d-light-contract-table",
      enforce: "pre",
      load: (id) => LIGHT.find(([file]) => id.endsWith(`/packages/contract/src/${file}`))?.[1],
    },
    {
      name: "4d-light-contract-schemas",
      enforce: "pre",
      transform: (code, id) =>
        /\/packages\/contract\/src\//.test(id)
          ? { code: code.replace(MADE, "/* @__PURE__ */ "), map: null }
          : null,
    },
    {
      name: "4d-light-contract",
      enforce: "post",
      transform: (code, id) =>
        /\/(apps\/web|packages\/\w+)\/src\//.test(id)
          ? { code: code.replace(NAMED, light), map: null }
          : null,
    },
  ];
}
