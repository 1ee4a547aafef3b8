import { api, type Endpoint } from "@4d/contract";
import type { Plugin } from "vite";

/** Operations as a client sends them: method and path. */
function lightTable(): string {
  const light = Object.fromEntries(
    Object.entries(api).map(([domain, table]) => [
      domain,
      Object.fromEntries(
        Object.entries<Endpoint>(table).map(([name, { method, path }]) => [name, { method, path }]),
      ),
    ]),
  );
  return `export const api = ${JSON.stringify(light)};`;
}

/**
 * The web's copy of the table of operations carries what a request needs and not the schemas, which the server
 * checks by: they and the schema library would be a tenth of all code before the first picture.
 */
export function lightContract(): Plugin {
  return {
    name: "4d-light-contract",
    enforce: "pre",
    load: (id) => (id.endsWith("/packages/contract/src/api.ts") ? lightTable() : null),
  };
}
