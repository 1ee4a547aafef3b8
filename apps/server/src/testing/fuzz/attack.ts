import type { Endpoint } from "@4d/contract";
import fc from "fast-check";
import { arbitraryOf, objectOf } from "./arbitrary-of.ts";
import { anything, strings } from "./hostile.ts";

/** A request as bytes go out: nothing in it needs to make sense. */
export interface Attack {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
}

function wordOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "bigint") return `${value}`;
  return JSON.stringify(value) ?? "undefined";
}

/** Percent-encodes UTF-16 as it is: half a pair becomes bytes that are no UTF-8. */
function encoded(value: unknown): string {
  const text = wordOf(value);
  return text.isWellFormed()
    ? encodeURIComponent(text)
    : `%ED%A0%80${encodeURIComponent(text.toWellFormed())}`;
}

const pathOf = (endpoint: Endpoint, params: Record<string, unknown>) =>
  endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(params[name]).slice(0, 1500));

function searchOf(query: Record<string, unknown>, tail: string): string {
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encoded(value).slice(0, 2000)}`);
  return pairs.length + tail.length === 0 ? "" : `?${pairs.join("&")}${tail}`;
}

/** JSON text; `__proto__` as a key of its own can only be written by hand. */
const texts = (body: fc.Arbitrary<unknown>): fc.Arbitrary<string | undefined> =>
  fc.oneof(
    { weight: 12, arbitrary: body.map((value) => JSON.stringify(value)) },
    {
      weight: 1,
      arbitrary: body.map((value) =>
        JSON.stringify(value)?.replace(/^\{/, '{"__proto__":{"isAdmin":true,"id":1},'),
      ),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        "",
        "{",
        "null",
        "[]",
        '"x"',
        "\u0000",
        "{'a':1}",
        `${"[".repeat(5000)}`,
        '{"a":1}{"b":2}',
      ),
    },
  );

const TAILS = ["", "", "", "&minId=1&minId=2", "&__proto__[a]=1", "&a[]=1&a[]=2", "&%zz=%", "&=&&"];
const TYPES = [
  "application/json",
  "application/json",
  "application/json",
  "text/plain",
  "application/xml",
  "multipart/form-data",
  "application/octet-stream",
  "x",
];
/** Headers carry Latin-1 without control characters; anything else never leaves a client. */
const printable = strings.map((text) => text.replaceAll(/[^\x20-\x7e]/g, "~").slice(0, 3000));

const BOUNDARY = "plum";
/** A form of one file, or of something that was to be one. */
const forms: fc.Arbitrary<string> = fc
  .record({
    field: fc.constantFrom("file", "file", "file", "other", "__proto__"),
    name: printable.map((text) => text.replaceAll('"', "~")),
    type: fc.constantFrom("image/png", "image/svg+xml", "text/html", "application/json", "x"),
    magic: fc.constantFrom(
      "",
      "\x89PNG\r\n\x1a\n",
      "\xff\xd8\xff",
      "RIFF\0\0\0\0WEBP",
      "PK\x03\x04",
      "{",
      "<svg ",
    ),
    rest: strings,
    end: fc.constantFrom("--\r\n", "--\r\n", "\r\n", ""),
  })
  .map(({ field, name, type, magic, rest, end }) =>
    [
      `--${BOUNDARY}`,
      `Content-Disposition: form-data; name="${field}"; filename="${name}"`,
      `Content-Type: ${type}`,
      "",
      magic + rest.toWellFormed(),
      `--${BOUNDARY}${end}`,
    ].join("\r\n"),
  );

type Load = Pick<Attack, "body"> & { type: string };

/** What a call carries: mostly of the kind the operation wants. */
function loadsOf({ method, body, bodyKind }: Endpoint): fc.Arbitrary<Load> {
  const json = fc.record({
    type: fc.constantFrom(...TYPES),
    body: method === "GET" ? fc.constant(undefined) : texts(body ? arbitraryOf(body) : anything),
  });
  if (bodyKind === undefined || bodyKind === "json") return json;
  const own =
    bodyKind === "bytes"
      ? fc.record({ type: fc.constant("application/octet-stream"), body: strings })
      : fc.record({ type: fc.constant(`multipart/form-data; boundary=${BOUNDARY}`), body: forms });
  return fc.oneof({ weight: 3, arbitrary: own }, { weight: 1, arbitrary: json });
}

/** Hostile calls of one operation, made from its contract. */
export function attacksOn(endpoint: Endpoint): fc.Arbitrary<Attack> {
  return fc
    .record({
      params: objectOf(endpoint.params ?? {}),
      query: objectOf(endpoint.query ?? {}),
      refreshToken: printable,
      tail: fc.constantFrom(...TAILS),
      load: loadsOf(endpoint),
    })
    .map(({ params, query, refreshToken, tail, load: { type, body: text } }) => ({
      method: endpoint.method,
      url: pathOf(endpoint, params) + searchOf(query, tail),
      headers: {
        ...(text === undefined ? {} : { "content-type": type }),
        ...(endpoint.headers ? { refreshToken } : {}),
      },
      body: text,
    }));
}
