import { isObject, type Json } from "./openapi-schema.ts";

/** A leaf of the document as text. */
export const wordOf = (value: unknown): string =>
  typeof value === "string" ? value : (JSON.stringify(value) ?? "");

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Describes the limits of a schema, for example `1–20 characters, default ""`. */
function limitsOf(schema: Json): string {
  const range = (low: unknown, high: unknown, unit: string) => {
    if (low === undefined && high === undefined) return [];
    if (high === undefined) return [`at least ${wordOf(low)}${unit}`];
    const most = `${wordOf(high)}${unit}`;
    return [low === undefined || low === 0 ? `at most ${most}` : `${wordOf(low)}–${most}`];
  };
  const most = schema.maximum === Number.MAX_SAFE_INTEGER ? undefined : schema.maximum;
  const least = schema.minimum === Number.MIN_SAFE_INTEGER ? undefined : (schema.minimum ?? over(schema));
  const words = [
    ...range(schema.minLength, schema.maxLength, " characters"),
    ...range(schema.minItems, schema.maxItems, " items"),
    ...range(least, most, ""),
    ...(schema.pattern === undefined ? [] : [`matches ${wordOf(schema.pattern)}`]),
    ...(schema.default === undefined ? [] : [`default ${JSON.stringify(schema.default)}`]),
  ];
  return words.length === 0 ? "" : ` <i>${escapeHtml(words.join(", "))}</i>`;
}

const over = ({ exclusiveMinimum: bound }: Json) =>
  bound === undefined ? undefined : `more than ${wordOf(bound)}`;

function fieldsOf(schema: Json, depth: number): string {
  const required = new Set(Array.isArray(schema.required) ? schema.required : []);
  const pad = "  ".repeat(depth + 1);
  const lines = Object.entries(isObject(schema.properties) ? schema.properties : {}).map(
    ([name, field]) =>
      `${pad}<b>${escapeHtml(name)}</b>${required.has(name) ? "" : "?"}: ${outlineOf(field, depth + 1)}`,
  );
  return lines.length === 0 ? "{}" : `{\n${lines.join("\n")}\n${"  ".repeat(depth)}}`;
}

function unionOf(parts: unknown[], depth: number): string {
  return parts.map((part) => outlineOf(part, depth)).join(" | ");
}

/** A schema as an indented outline in HTML, references as links to `#schema-…`. */
export function outlineOf(schema: unknown, depth = 0): string {
  if (!isObject(schema)) return "anything";
  if (typeof schema.$ref === "string") {
    const name = escapeHtml(schema.$ref.split("/").at(-1) ?? "");
    return `<a href="#schema-${name}">${name}</a>`;
  }
  if ("const" in schema) return escapeHtml(JSON.stringify(schema.const));
  if (Array.isArray(schema.enum))
    return schema.enum.map((value) => escapeHtml(JSON.stringify(value))).join(" | ");
  const union = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(union)) return unionOf(union, depth) + limitsOf({ default: schema.default });
  if (Array.isArray(schema.allOf)) return schema.allOf.map((part) => outlineOf(part, depth)).join(" & ");
  if (schema.type === "array") return `[${outlineOf(schema.items, depth)}]${limitsOf(schema)}`;
  if (schema.properties) return fieldsOf(schema, depth);
  if (isObject(schema.additionalProperties))
    return `{ [key]: ${outlineOf(schema.additionalProperties, depth)} }`;
  if (schema.format === "binary") return "bytes";
  const type = Array.isArray(schema.type) ? schema.type.join(" | ") : schema.type;
  return `${escapeHtml(wordOf(type ?? "anything"))}${limitsOf(schema)}`;
}
