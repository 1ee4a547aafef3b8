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
import { decodeText } from "@4d/story";
import type { InkProblem } from "@4d/story/compile";
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

/** How many problems of ink a refusal says, and how many its data has. */
const SAID_MAX = 5;
const PROBLEMS_MAX = 20;
const AT_LINE = { zh: "第 {n} 行:", en: "Line {n}: " } as const;

const problemLine = ({ line, ...problem }: InkProblem, lang: "zh" | "en"): string =>
  `${line > 0 ? AT_LINE[lang].replace("{n}", `${line}`) : ""}${problem[lang]}`;

function failRefused({ refusal, problems }: WorkRefused, lang: "zh" | "en"): never {
  // the first is in the refusal
  const more = (of: "zh" | "en") =>
    problems
      .slice(1, SAID_MAX)
      .map((one) => `\n${problemLine(one, of)}`)
      .join("");
  return fail("invalid", {
    field: "file",
    zh: `${refusal.zh}${more("zh")}`,
    en: `${refusal.en}${more("en")}`,
    data: {
      reason: refusal.reason,
      problems: problems.slice(0, PROBLEMS_MAX).map((one) => ({ line: one.line, text: one[lang] })),
    },
  });
}

async function readInkFile({ services, actor, lang }: Context, text: string): Promise<ImportedStory> {
  const done = await workOnStory(services, "ink", { text }, { ownerId: actor.id });
  if (done.kind === "refused") return failRefused(done, lang);
  const warnings = done.warnings.map((one) => ({ code: "ink", text: problemLine(one, lang) }));
  return { sheet: {}, graph: EMPTY_GRAPH, ink: done.ink, warnings };
}

async function readTweeFile(
  { services, actor, lang }: Context,
  text: string,
  story: number,
): Promise<ImportedStory> {
  const done = await workOnStory(services, "twee", { text, story }, { ownerId: actor.id });
  if (done.kind === "refused") return failRefused(done, lang);
  const warnings = done.warnings.map((one) => ({ code: one.kind as string, text: one[lang] }));
  return { sheet: { title: done.title }, graph: done.graph, ink: done.ink, warnings };
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
  return decodeText(bytes);
}

/**
 * Imports ink, a file of Twine or our own JSON as a private draft (`STORY-1`). Ink is compiled and played in a thread of its
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
  const { sheet, graph, ink, warnings } = await withoutForeignAssets(
    ctx,
    await reader(ctx, text, input.story),
  );
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
    nodes: ink?.map.length ?? graph.nodes.length,
    idem_key: key,
    created_at: now,
    updated_at: now,
  });
  const row = ensureOwnStory(made ?? (await findByKey(services.db, actor.id, key)), actor.id);
  return { draft: presentDraft(row), warnings };
}
