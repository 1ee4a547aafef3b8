import { APP_VERSION, type Endpoint, errors, errorsOf, operations } from "@4d/contract";
import * as z from "zod/mini";
import { isObject, type Json, SchemaWriter } from "./openapi-schema.ts";
import { tagDescriptions } from "./openapi-tags.ts";

function parametersOf(endpoint: Endpoint, writer: SchemaWriter): Json[] {
  const locations = [
    { place: "path", shape: endpoint.params },
    { place: "query", shape: endpoint.query },
    { place: "header", shape: endpoint.headers },
  ];
  return locations.flatMap(({ place: location, shape }) => {
    if (!shape) return [];
    const { properties, required } = writer.write(z.object(shape), "input");
    const names = Array.isArray(required) ? required : [];
    return Object.entries({ ...(typeof properties === "object" ? properties : {}) }).map(
      ([name, schema]: [string, unknown]) => ({
        name,
        in: location,
        required: location === "path" || names.includes(name),
        schema,
      }),
    );
  });
}

function bodyOf(endpoint: Endpoint, writer: SchemaWriter): Json | undefined {
  const file = { type: "string", format: "binary" };
  if (endpoint.bodyKind === "multipart") {
    const schema = { type: "object", properties: { file }, required: ["file"] };
    return { required: true, content: { "multipart/form-data": { schema } } };
  }
  if (endpoint.bodyKind === "bytes") {
    return { required: true, content: { "application/octet-stream": { schema: file } } };
  }
  if (!endpoint.body) return undefined;
  const isOptional = z.safeParse(endpoint.body, undefined).success;
  return {
    required: !isOptional,
    content: { "application/json": { schema: writer.write(endpoint.body, "input") } },
  };
}

function responseOf(endpoint: Endpoint, writer: SchemaWriter): Json {
  const codes = [...new Set(errorsOf(endpoint).map((name) => errors[name].code))];
  const success = {
    type: "object",
    properties: {
      code: { const: 200 },
      message: { type: "string" },
      data: writer.write(endpoint.out, "output"),
    },
    required: ["code", "message", "data"],
  };
  const failure = {
    allOf: [
      { $ref: "#/components/schemas/Failure" },
      { type: "object", properties: { code: { enum: codes } } },
    ],
  };
  return {
    description: `The envelope. Success has code 200; otherwise one of ${codes.join(", ")}. The HTTP status is 200 for all.`,
    content: { "application/json": { schema: { anyOf: [success, failure] } } },
  };
}

function operationOf(name: string, endpoint: Endpoint, writer: SchemaWriter): Json {
  const parameters = parametersOf(endpoint, writer);
  const requestBody = bodyOf(endpoint, writer);
  return {
    operationId: name,
    tags: [name.split(".")[0]],
    summary: endpoint.summary,
    ...(endpoint.note && { description: endpoint.note }),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: { 200: responseOf(endpoint, writer) },
    security: endpoint.access === "public" ? [] : [{ accessToken: [] }],
    "x-access": endpoint.access,
    "x-errors": errorsOf(endpoint).map((error) => ({ name: error, ...errors[error] })),
  };
}

const failure = {
  type: "object",
  description: "A refusal: `message` is a sentence for people, in the language of `accept-language`.",
  properties: {
    code: { type: "integer", description: "Never 200" },
    message: { type: "string" },
    data: {
      description: "`{field}` with 422, `{retryAfter}` in seconds with 429, `{received}` with 409 of uploads",
    },
  },
  required: ["code", "message", "data"],
};

const DESCRIPTION = `Every answer under \`/api\` is \`{code, message, data}\` with HTTP status 200. Unknown body fields are ignored; readers ignore unknown answer fields. Where an integer is asked for, its digits as text are taken too. Code 400 means no token, 401 a token to refresh once by \`PUT /refreshToken\`.`;

/** Names of the schemas that `node` refers to, directly or through others. */
function reachable(node: unknown, schemas: Record<string, Json>, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const item of node) reachable(item, schemas, found);
  if (!isObject(node)) return found;
  for (const [key, value] of Object.entries(node)) {
    const name = key === "$ref" && typeof value === "string" ? value.split("/").at(-1) : undefined;
    if (name === undefined) reachable(value, schemas, found);
    else if (!found.has(name)) reachable(schemas[name], schemas, found.add(name));
  }
  return found;
}

/**
 * The OpenAPI 3.1 document of the whole contract (`OPS-4`), made from the table that serves requests, so it cannot
 * differ from the real API.
 */
export function openApiDocument(): Json {
  const writer = new SchemaWriter();
  const paths: Record<string, Json> = {};
  for (const { name, endpoint } of operations()) {
    const operation = operationOf(name, endpoint, writer);
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation };
  }
  const tags = Object.entries(tagDescriptions).map(([name, description]) => ({ name, description }));
  const accessToken = {
    type: "apiKey",
    in: "header",
    name: "accessToken",
    description: "From `POST /login`",
  };
  const schemas: Record<string, Json> = { ...writer.components, Failure: failure };
  const used = reachable(paths, schemas);
  const sorted = Object.entries(schemas)
    .filter(([name]) => used.has(name))
    .sort(([a], [b]) => a.localeCompare(b));
  return {
    openapi: "3.1.0",
    info: { title: "四次元 Fourth Dimension", version: APP_VERSION, description: DESCRIPTION },
    servers: [{ url: "/api" }],
    tags,
    paths,
    components: { schemas: Object.fromEntries(sorted), securitySchemes: { accessToken } },
  };
}
