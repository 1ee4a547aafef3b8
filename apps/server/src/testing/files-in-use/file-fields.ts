import { api, contentSchemas, type Endpoint, picture, storedUrl } from "@4d/contract";
import type * as z from "zod/mini";

const tables: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = api;

/** Where in a schema an address of our store stands: each path, an array's items as `[]`. */
function pathsIn(schema: z.core.$ZodType, path: string): string[] {
  if (schema === picture || schema === storedUrl) return [path];
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "object":
      return Object.entries(def.shape).flatMap(([name, field]) =>
        pathsIn(field, path === "" ? name : `${path}.${name}`),
      );
    case "array":
      return pathsIn(def.element, `${path}[]`);
    case "record":
      return pathsIn(def.valueType, `${path}{}`);
    case "union":
      return [...new Set(def.options.flatMap((one) => pathsIn(one, path)))];
    case "pipe":
      return [...new Set([...pathsIn(def.in, path), ...pathsIn(def.out, path)])];
    case "optional":
    case "nullable":
    case "default":
    case "prefault":
    case "readonly":
      return pathsIn(def.innerType, path);
    default:
      return [];
  }
}

const operations = Object.entries(tables).flatMap(([domain, table]) =>
  Object.entries(table).map(([name, endpoint]) => ({ name: `${domain}.${name}`, endpoint })),
);

const hasContent = ({ body }: Endpoint): boolean => {
  const def = body && (body as unknown as z.core.$ZodTypes)._zod.def;
  return def?.type === "object" && "content" in def.shape && "type" in def.shape;
};

/** Every place of the contract where a client names a file, from its own schemas: `operation path`. */
export function fileFieldsOfContract(): string[] {
  const inBodies = operations.flatMap(({ name, endpoint }) =>
    endpoint.body === undefined ? [] : pathsIn(endpoint.body, "").map((path) => `${name} ${path}`),
  );
  const contents = Object.entries(contentSchemas).flatMap(([type, schema]) =>
    pathsIn(schema, "").map((path) => `content ${type} ${path}`),
  );
  const inMessages = operations
    .filter(({ endpoint }) => hasContent(endpoint))
    .flatMap(({ name }) => contents.map((content) => `${name} ${content}`));
  return [...inBodies, ...inMessages].sort();
}
