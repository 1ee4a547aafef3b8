import * as contract from "@4d/contract";
import * as z from "zod/mini";

export type Json = Record<string, unknown>;

/** A JSON object, not a list. */
export const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isSchema = (value: unknown): value is z.ZodMiniType => isObject(value) && "_zod" in value;

const nameOf = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

/** The contract's exported schemas by name, so that the document uses the code's names. */
function namedSchemas() {
  const registry = z.registry<{ id: string }>();
  for (const [id, value] of Object.entries<unknown>({ ...contract })) {
    if (isSchema(value) && !registry.has(value)) registry.add(value, { id });
  }
  return registry;
}

/** Converts schemas to JSON Schema 2020-12, collecting the named ones as components. */
export class SchemaWriter {
  readonly components: Record<string, Json> = {};
  readonly #registry = namedSchemas();

  /** `io` is the side seen from the server: what it accepts, or what it returns. */
  write(schema: z.ZodMiniType, io: "input" | "output"): Json {
    const whole: Json = {
      ...z.toJSONSchema(schema, { io, metadata: this.#registry, unrepresentable: "any" }),
    };
    const definitions = isObject(whole.$defs) ? whole.$defs : {};
    const names = new Map(Object.entries(definitions).map(([id, part]) => [id, this.#nameFor(id, part, io)]));
    for (const [id, part] of Object.entries(definitions)) {
      this.components[names.get(id) ?? id] = asObject(tidy(part, names));
    }
    return asObject(tidy(whole, names));
  }

  /** A schema whose input and output differ gets a second name. */
  #nameFor(id: string, part: unknown, io: "input" | "output"): string {
    const name = nameOf(id);
    const known = this.components[name];
    if (!known || io === "output") return name;
    const plain = (value: unknown) => JSON.stringify(value).replace(/#\/[\w$/]+\//g, "");
    const same = plain(known) === plain(tidy(part, new Map()));
    return same ? name : `${name}Input`;
  }
}

const asObject = (value: unknown): Json => (isObject(value) ? value : {});

const DROPPED = new Set(["$schema", "$defs", "id"]);

/** Points references at components and applies `normalised` to every schema. */
function tidy(node: unknown, names: ReadonlyMap<string, string>, isPropertyMap = false): unknown {
  if (Array.isArray(node)) return node.map((item) => tidy(item, names));
  if (!isObject(node)) return node;
  const entries = Object.entries(isPropertyMap ? node : normalised(node));
  const remaining = entries.filter(
    ([key, value]) => value !== undefined && (isPropertyMap || !(DROPPED.has(key) || isClosing(key, value))),
  );
  return Object.fromEntries(
    remaining.map(([key, value]) => {
      if (key === "$ref" && typeof value === "string" && !isPropertyMap) {
        const id = value.replace("#/$defs/", "");
        return [key, `#/components/schemas/${names.get(id) ?? nameOf(id)}`];
      }
      return [key, tidy(value, names, key === "properties" && !isPropertyMap)];
    }),
  );
}

// Responses may gain fields; readers must ignore unknown ones.
const isClosing = (key: string, value: unknown) => key === "additionalProperties" && value === false;

/** Writes schemas the way every tool reads them, and reduces unions that only tolerate old clients to what is meant. */
function normalised(node: Json): Json {
  if (Array.isArray(node.prefixItems)) return asTuple(node, node.prefixItems);
  if (typeof node.pattern === "string") return { ...node, ...patternOf(node.pattern, node.description) };
  const { anyOf, ...rest } = node;
  if (!Array.isArray(anyOf)) return node;
  const [first, second] = anyOf.map(asObject);
  const isNumeric = anyOf.length === 2 && first?.type === "number" && second?.pattern === "^-?\\d{1,16}$";
  if (isNumeric) return { ...rest, type: "integer" };
  const isYesNo = first?.type === "boolean" && second?.const === "true";
  return isYesNo ? { ...rest, type: "boolean" } : node;
}

/** A list of fixed length: its length, and its items also as one schema, for tools without `prefixItems`. */
const asTuple = (node: Json, parts: unknown[]): Json => ({
  ...node,
  items: parts.length === 1 ? parts[0] : { anyOf: parts },
  minItems: parts.length,
  maxItems: parts.length,
});

/** ECMAScript patterns have Unicode properties and look-around; few other engines do. */
const ECMASCRIPT_ALONE = /\\p\{|\(\?[=!<]/i;

/**
 * A pattern as JSON Schema recommends: understood alike by every engine, so `\w` and `\d` are spelled out. A pattern
 * that only ECMAScript understands is described in words.
 */
function patternOf(pattern: string, description: unknown): Json {
  if (!ECMASCRIPT_ALONE.test(pattern)) return { pattern: spelledOut(pattern) };
  const words = typeof description === "string" ? `${description} ` : "";
  return { pattern: undefined, description: `${words}Matches the ECMAScript pattern \`/${pattern}/u\`.` };
}

function spelledOut(pattern: string): string {
  let inClass = false;
  return pattern.replace(/\\.|[[\]]/g, (sign) => {
    if (sign === "[") inClass = true;
    if (sign === "]") inClass = false;
    const members = { "\\w": "A-Za-z0-9_", "\\d": "0-9" }[sign];
    if (members === undefined) return sign;
    return inClass ? members : `[${members}]`;
  });
}
