import * as contract from "@4d/contract";
import * as z from "zod/mini";

export type Json = Record<string, unknown>;

/** A JSON object, not a list. */
export const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isSchema = (value: unknown): value is z.ZodMiniType => isObject(value) && "_zod" in value;

const nameOf = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

/** The contract's exported schemas by their names, so that the document names what the code names. */
function namedSchemas() {
  const registry = z.registry<{ id: string }>();
  for (const [id, value] of Object.entries<unknown>({ ...contract })) {
    if (isSchema(value) && !registry.has(value)) registry.add(value, { id });
  }
  return registry;
}

/** Converts schemas to JSON Schema 2020-12, gathering the named ones as components. */
export class SchemaWriter {
  readonly components: Record<string, Json> = {};
  readonly #registry = namedSchemas();

  /** `io` is the side seen from the server: what it accepts, or what it answers. */
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

  /** A schema that reads differently than it answers gets a second name. */
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

/** Points references at components, and writes the unions that only forgive old clients as what is meant. */
function tidy(node: unknown, names: ReadonlyMap<string, string>, isPropertyMap = false): unknown {
  if (Array.isArray(node)) return node.map((item) => tidy(item, names));
  if (!isObject(node)) return node;
  const entries = Object.entries(isPropertyMap ? node : meant(node));
  const kept = entries.filter(
    ([key, value]) => isPropertyMap || !(DROPPED.has(key) || isClosing(key, value)),
  );
  return Object.fromEntries(
    kept.map(([key, value]) => {
      if (key === "$ref" && typeof value === "string" && !isPropertyMap) {
        const id = value.replace("#/$defs/", "");
        return [key, `#/components/schemas/${names.get(id) ?? nameOf(id)}`];
      }
      return [key, tidy(value, names, key === "properties" && !isPropertyMap)];
    }),
  );
}

// Answers may gain fields; readers are told to ignore what they do not know.
const isClosing = (key: string, value: unknown) => key === "additionalProperties" && value === false;

function meant(node: Json): Json {
  const { anyOf, ...rest } = node;
  if (!Array.isArray(anyOf)) return node;
  const [first, second] = anyOf.map(asObject);
  const isNumeric = anyOf.length === 2 && first?.type === "number" && second?.pattern === "^-?\\d{1,16}$";
  if (isNumeric) return { ...rest, type: "integer" };
  const isYesNo = first?.type === "boolean" && second?.const === "true";
  return isYesNo ? { ...rest, type: "boolean" } : node;
}
