import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import {
  type api,
  cleanFileName,
  type InputOf,
  type OutputOf,
  STORY_NAME_MAX,
  STORY_UPLOAD_MAX,
  type StoryGraph,
  type StorySheet,
} from "@4d/contract";
import type { Call, Context } from "../../platform/context.ts";
import { enforceLimit } from "../../platform/enforce-limit.ts";
import { ensure, fail } from "../../platform/failure.ts";
import type { Incoming } from "../../platform/http/routes.ts";
import { withSpooledFile, withStorageErrors } from "../files/index.ts";
import { foreignPictures } from "./check-pictures.ts";
import { readStoryFile } from "./export-story.ts";
import { EMPTY_GRAPH, type StoredInk, sheetWith } from "./stored-json.ts";
import { presentDraft } from "./stories.presenter.ts";
import { findByKey, insertStory } from "./stories.repository.ts";
import { ensureOwnStory, ensureStoryLimit } from "./story-access.ts";
import type { WorkRefused } from "./story-work.ts";
import { workOnStory } from "./work-on-story.ts";

type Import = typeof api.stories.importStory;
type Imported = OutputOf<Import>;

/** A burst of six, then one a minute: each costs seconds of processor time. */
const IMPORTS = { rate: 1 / 60, burst: 6 };
/** The largest graph that a later request can save. */
const GRAPH_MAX = 1_000_000;

/** The content of a file before it becomes a draft. */
interface ImportedStory {
  sheet: Partial<StorySheet>;
  graph: StoryGraph;
  ink: StoredInk | null;
  warnings: Imported["warnings"];
}

const failRefused = ({ refusal, problems }: WorkRefused): never =>
  fail("invalid", {
    field: "file",
    zh: refusal.zh,
    en: refusal.en,
    data: { reason: refusal.reason, problems: problems.slice(0, 20) },
  });

async function readInkFile({ services, actor, lang }: Context, text: string): Promise<ImportedStory> {
  const done = await workOnStory(services, "ink", { text }, { ownerId: actor.id });
  if (done.kind === "refused") return failRefused(done);
  const line = { zh: "第 {n} 行", en: "Line {n}" }[lang];
  const warnings = done.warnings.map((one) => ({
    code: "ink",
    text: `${line.replace("{n}", `${one.line}`)}: ${one.text}`,
  }));
  return { sheet: {}, graph: EMPTY_GRAPH, ink: done.ink, warnings };
}

async function readTweeFile({ services, actor, lang }: Context, text: string): Promise<ImportedStory> {
  const done = await workOnStory(services, "twee", { text }, { ownerId: actor.id });
  if (done.kind === "refused") return failRefused(done);
  const warnings = done.warnings.map((one) => ({ code: one.kind as string, text: one[lang] }));
  return { sheet: { title: done.title }, graph: done.graph, ink: null, warnings };
}

function readOurs(_ctx: Context, text: string): ImportedStory {
  const file = readStoryFile(text);
  ensure(file, "invalid", {
    field: "file",
    zh: "这不是四次元导出的故事",
    en: "This isn’t a story exported from Fourth Dimension",
    data: { reason: "notOurs" },
  });
  return { ...file, ink: null, warnings: [] };
}

/** Removes pictures from elsewhere, and characters that may be somebody else's here. */
async function withoutForeignAssets(
  { services, actor }: Context,
  { sheet, graph, ...rest }: ImportedStory,
): Promise<ImportedStory> {
  const foreign = await foreignPictures(services, actor.id, { sheet, graph });
  const ownOrEmpty = (url: string) => (foreign.has(url) ? "" : url);
  return {
    ...rest,
    sheet: { ...sheet, cover: ownOrEmpty(sheet.cover ?? "") },
    graph: {
      ...graph,
      cast: graph.cast.map((one) => ({ ...one, avatar: ownOrEmpty(one.avatar) })),
      nodes: graph.nodes.map((node) => ({ ...node, background: ownOrEmpty(node.background) })),
    },
  };
}

/** The uploaded text, from a file that is deleted afterwards. */
async function readIncoming({ services }: Context, body: Incoming): Promise<string> {
  const bytes = await withStorageErrors(
    withSpooledFile(services.config.dataDir, body.stream, STORY_UPLOAD_MAX, (path) => readFile(path)),
    STORY_UPLOAD_MAX,
  );
  ensure(!body.truncated(), "tooLarge", {
    zh: "文件太大,最多 2 MB",
    en: "The file is too large. A story can have 2 MB at most",
  });
  return bytes.toString("utf8").replace(/^\uFEFF/u, "");
}

/**
 * Imports ink, Twee 3 or our own JSON as a private draft (`STORY-1`). Ink is compiled and played in a thread of its
 * own, which is ended when it takes too long. @throws Failure invalid with `data.reason`, tooLarge, tooMany.
 */
export async function importStory({
  ctx,
  input,
  body,
}: Call<InputOf<Import>> & { body: Incoming }): Promise<Imported> {
  const { services, actor } = ctx;
  const key = input["idempotency-key"] ?? randomUUID();
  const known = await findByKey(services.db, actor.id, key);
  if (known) {
    body.stream.resume();
    return { draft: presentDraft(ensureOwnStory(known, actor.id)), warnings: [] };
  }
  await enforceLimit(services, `story-import:${actor.id}`, IMPORTS);
  await ensureStoryLimit(services, actor.id);
  const text = await readIncoming(ctx, body);
  const reader = { ink: readInkFile, twee: readTweeFile, json: readOurs }[input.format];
  const { sheet, graph, ink, warnings } = await withoutForeignAssets(ctx, await reader(ctx, text));
  const json = JSON.stringify(graph);
  ensure(Buffer.byteLength(json) <= GRAPH_MAX, "tooLarge", { zh: "故事太长", en: "The story is too long" });
  const title = sheet.title || cleanFileName(body.filename).replace(/\.[^.]*$/u, "");
  const now = services.clock.now();
  const made = await insertStory(services.db, {
    owner_id: actor.id,
    sheet: JSON.stringify(sheetWith({ ...sheet, title: title.slice(0, STORY_NAME_MAX) })),
    source: ink === null ? "graph" : "ink",
    graph: json,
    ink: ink === null ? null : JSON.stringify(ink),
    nodes: graph.nodes.length,
    idem_key: key,
    created_at: now,
    updated_at: now,
  });
  const row = ensureOwnStory(made ?? (await findByKey(services.db, actor.id, key)), actor.id);
  return { draft: presentDraft(row), warnings };
}
