import { operations } from "@4d/contract";
import { Validator } from "@seriousme/openapi-schema-validator";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { textLike } from "../../testing/like.ts";
import { serveApiDocs } from "./openapi.ts";
import { openApiDocument } from "./openapi-document.ts";

let app: FastifyInstance;
beforeAll(() => {
  app = Fastify();
  serveApiDocs(app, new AbortController().signal);
});
afterAll(() => app.close());

test("the document is valid OpenAPI 3.1", async () => {
  const answer = await app.inject({ url: "/api/docs/json" });
  const validator = new Validator();
  const result = await validator.validate(answer.json<Record<string, unknown>>());
  expect(result.errors).toBeUndefined();
  expect([result.valid, validator.version]).toEqual([true, "3.1"]);
});

test.for(["/api/docs/json", "/api/docs"])("a flood for %s waits in a line of its own", async (url) => {
  const ask = (remoteAddress: string) => app.inject({ url, remoteAddress });
  const flood = Array.from({ length: 100 }, () => ask("198.51.100.7"));
  const other = await ask("203.0.113.9");
  const answers = await Promise.all(flood);
  expect(other.statusCode).toBe(200);
  // Two at once, 64 waiting; the rest are refused. The last earlier response may still be closing.
  const served = answers.filter(({ statusCode }) => statusCode === 200).length;
  expect([65, 66]).toContain(served);
  expect(new Set(answers.map(({ body }) => body.length)).size).toBe(2);
});

test("every operation is in it once, and every reference leads somewhere", () => {
  const text = JSON.stringify(openApiDocument());
  for (const { name } of operations()) expect(text.split(`"operationId":"${name}"`)).toHaveLength(2);
  const targets = new Set([...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name));
  expect(targets.size).toBeGreaterThan(5);
  for (const target of targets) expect(text).toContain(`"${target}":{`);
  expect(text).not.toContain("$defs");
});

/** Every object below `node` that is a schema or holds one. */
function* objectsIn(node: unknown): Generator<Record<string, unknown>> {
  if (typeof node !== "object" || node === null) return;
  if (!Array.isArray(node)) yield { ...node };
  for (const part of Object.values(node)) yield* objectsIn(part);
}

test("every list says what its items are, and every pattern is one that any engine reads", () => {
  const all = [...objectsIn(openApiDocument())];
  const lists = all.filter(({ type }) => type === "array");
  expect(lists.length).toBeGreaterThan(50);
  expect(lists.filter(({ items }) => typeof items !== "object" || items === null)).toEqual([]);
  const patterns = all.map(({ pattern }) => pattern).filter((pattern) => typeof pattern === "string");
  expect(patterns.length).toBeGreaterThan(20);
  // Without the u flag, as JSON Schema's tools compile them; classes such as \w differ from engine to engine.
  expect(patterns.filter((pattern) => /\\[pwd]|\(\?/i.test(pattern))).toEqual([]);
  for (const pattern of patterns) expect(() => new RegExp(pattern)).not.toThrow();
});

test("every schema is used, and every group of operations says what it is for", () => {
  const text = JSON.stringify(openApiDocument());
  const { components, tags } = openApiDocument() as {
    components: { schemas: Record<string, unknown> };
    tags: { name: string; description: string }[];
  };
  for (const name of Object.keys(components.schemas))
    expect(text).toContain(`"#/components/schemas/${name}"`);
  expect(tags.map(({ name }) => name)).toEqual([
    ...new Set(operations().map(({ name }) => name.split(".")[0])),
  ]);
  for (const { description } of tags) expect(description).not.toBe("");
});

test("an operation tells its input, its answer, its codes and who may call", () => {
  expect(openApiDocument()).toMatchObject({
    paths: {
      "/file/upload/{id}": {
        put: {
          operationId: "files.appendUpload",
          security: [{ accessToken: [] }],
          parameters: [
            { name: "id", in: "path", required: true },
            { name: "offset", in: "query", required: true, schema: { type: "integer" } },
          ],
          requestBody: { content: { "application/octet-stream": {} } },
          responses: {
            200: { description: textLike(/400, 401, 404, 409, 413, 422, 429, 500, 503, 10005/) },
          },
        },
      },
      "/login": { post: { security: [], requestBody: { required: true } } },
      "/image/upload": { post: { requestBody: { content: { "multipart/form-data": {} } } } },
    },
  });
});

test("the page shows every operation and runs nothing inline", async () => {
  const page = await app.inject({ url: "/api/docs" });
  expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
  for (const { name } of operations()) expect(page.body).toContain(`id="${name}"`);
  expect(page.body).not.toMatch(/<script(?! src="\/api\/docs\/docs\.js" defer>)|\son\w+=|style=|https?:\/\//);
  for (const [name, type] of [
    ["docs.css", "text/css"],
    ["docs.js", "text/javascript"],
  ] as const) {
    const answer = await app.inject({ url: `/api/docs/${name}` });
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, `${type}; charset=utf-8`]);
  }
  const anchors = [...page.body.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  for (const id of new Set(anchors)) expect(page.body).toContain(`id="${id}"`);
});
