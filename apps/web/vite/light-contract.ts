import { api, type Endpoint } from "@4d/contract";
import type { Plugin } from "vite";

const tables: Record<string, Record<string, Endpoint>> = api;
const NAMED = /(?<![\w$.])api\.(\w+)\.(\w+)(?![\w$])/g;
/**
 * What is another thing in the page: no table of all operations; and of the rules of names only whether there is
 * anything to see, for a form asks nothing else of them. The server cleans, and says what is wrong with the rest.
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
/**
 * Where the contract makes a schema. Marked, because no builder sees that what is called on one changes nothing else.
 */
const MADE = /(?<![\w$.])(?=(?:z\.\w+|\w+Text|shownName|nameList|text|raw|idList)\()/g;

/** An operation as a client sends it: method and path. */
function light(written: string, domain: string, operation: string): string {
  const endpoint = tables[domain]?.[operation];
  if (!endpoint) return written;
  const { method, path } = endpoint;
  return `(${JSON.stringify({ method, path })})`;
}

/**
 * The web's copy of an operation carries what a request needs and not the schemas, which the server checks by: they
 * and the schema library would be a tenth of all code before the first picture. It stands where it is named, so
 * that a page brings only the operations it asks; the table of all of them is left empty, and schemas that are
 * then asked for by nobody are left out.
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
