import { APP_VERSION, type Endpoint, operations } from "@4d/contract";
import { escapeHtml, outlineOf, wordOf } from "./openapi-outline.ts";
import { isObject, type Json } from "./openapi-schema.ts";

const at = (node: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), node);

const list = (node: unknown): unknown[] => (Array.isArray(node) ? node : []);

const ACCESS = { public: "no login", user: "login", admin: "administrator" } as const;

function parametersOf(operation: unknown): string {
  const rows = list(at(operation, "parameters")).map((parameter) => {
    const name = escapeHtml(wordOf(at(parameter, "name")));
    const optional = at(parameter, "required") === true ? "" : "?";
    return `<tr><td><b>${name}</b>${optional}</td><td>${escapeHtml(wordOf(at(parameter, "in")))}</td><td><code>${outlineOf(at(parameter, "schema"))}</code></td></tr>`;
  });
  return rows.length === 0 ? "" : `<h4>Parameters</h4><table>${rows.join("")}</table>`;
}

function bodyOf(operation: unknown): string {
  const content = at(operation, "requestBody", "content");
  if (!isObject(content)) return "";
  const [type = "", media] = Object.entries(content)[0] ?? [];
  return `<h4>Body <small>${escapeHtml(type)}</small></h4><pre>${outlineOf(at(media, "schema"))}</pre>`;
}

function errorsOf(operation: unknown): string {
  const rows = list(at(operation, "x-errors")).map(
    (error) =>
      `<tr><td><b>${wordOf(at(error, "code"))}</b></td><td>${escapeHtml(wordOf(at(error, "name")))}</td><td>${escapeHtml(wordOf(at(error, "en")))} · ${escapeHtml(wordOf(at(error, "zh")))}</td></tr>`,
  );
  return `<h4>Refusals</h4><table>${rows.join("")}</table>`;
}

function operationHtml(name: string, endpoint: Endpoint, document: Json): string {
  const operation = at(document, "paths", endpoint.path, endpoint.method.toLowerCase());
  const [success] = list(at(operation, "responses", "200", "content", "application/json", "schema", "anyOf"));
  const search = escapeHtml(`${name} ${endpoint.method} ${endpoint.path} ${endpoint.summary}`.toLowerCase());
  const note = endpoint.note ? `<p>${escapeHtml(endpoint.note)}</p>` : "";
  return `<details class="operation" id="${escapeHtml(name)}" data-search="${search}">
<summary><span class="method ${endpoint.method.toLowerCase()}">${endpoint.method}</span><code>/api${escapeHtml(endpoint.path)}</code><span class="what">${escapeHtml(endpoint.summary)}</span></summary>
<div class="body">${note}<p class="access">${escapeHtml(name)} · ${ACCESS[endpoint.access]}</p>
${parametersOf(operation)}${bodyOf(operation)}
<h4>Answer <small>data</small></h4><pre>${outlineOf(at(success, "properties", "data"))}</pre>
${errorsOf(operation)}</div></details>`;
}

function groups(document: Json): string {
  const domains = Map.groupBy(operations(), ({ name }) => name.split(".")[0] ?? "");
  return [...domains]
    .map(([domain, members]) => {
      const items = members.map(({ name, endpoint }) => operationHtml(name, endpoint, document));
      return `<section><h2>${escapeHtml(domain)} <small>${members.length}</small></h2>${items.join("\n")}</section>`;
    })
    .join("\n");
}

function schemas(document: Json): string {
  const named = at(document, "components", "schemas");
  const items = Object.entries(isObject(named) ? named : {}).map(([name, schema]) => {
    const safe = escapeHtml(name);
    return `<details class="operation" id="schema-${safe}" data-search="${safe.toLowerCase()}"><summary><code>${safe}</code></summary><div class="body"><pre>${outlineOf(schema)}</pre></div></details>`;
  });
  return `<section><h2>schemas <small>${items.length}</small></h2>${items.join("\n")}</section>`;
}

/** The description as a page: complete without script, which only adds the search. */
export function openApiPage(document: Json): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>四次元 API ${APP_VERSION}</title><meta name="color-scheme" content="dark light">
<link rel="stylesheet" href="/api/docs/docs.css"><script src="/api/docs/docs.js" defer></script></head>
<body><header><h1>四次元 <span>API ${APP_VERSION}</span></h1>
<p>Every answer is <code>{code, message, data}</code> with HTTP status 200; code 200 is success. Log in by <a href="#auth.login"><code>POST /api/login</code></a> and send the token as header <code>accessToken</code>. Machines read <a href="/api/docs/json">OpenAPI 3.1</a>.</p>
<label><span>Search</span><input id="search" type="search" placeholder="friend, /message, upload…" autocomplete="off"></label><p id="count" role="status"></p></header>
<main>${groups(document)}${schemas(document)}</main></body></html>`;
}
