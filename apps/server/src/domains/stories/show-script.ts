import type { api, InputOf, StoryScript } from "@4d/contract";
import { BoundedMap } from "../../platform/bounded-map.ts";
import type { Call, Context } from "../../platform/context.ts";
import { fail } from "../../platform/failure.ts";
import { perServices } from "../../platform/per-services.ts";
import { lockedNodes, withoutLocked } from "./chapters.ts";
import { findAccessibleCharacters } from "./present-stories.ts";
import { findOwnReading, type Reading } from "./readings.ts";
import { isWrittenHere } from "./script.ts";
import { castFor } from "./stories.presenter.ts";
import type { Compiled } from "./story-work.ts";
import { workOnStory } from "./work-on-story.ts";

/** Compiled parts of stories with locked chapters: one per set of chapters somebody has bought. */
const CACHE_MAX = 60;
const partsOf = perServices(() => new BoundedMap<string, string>(CACHE_MAX));

/** The ink of a story without unpaid chapters, compiled once for everybody who has paid for the same ones. */
async function partialInk({ services, actor }: Context, { script, chapters }: Reading): Promise<string> {
  const locked = lockedNodes(chapters);
  if (locked.size === 0) return script.ink;
  const name = [script.storyId, script.version, ...[...locked].sort()].join(" ");
  const known = (): Compiled | undefined => {
    const json = partsOf(services).get(name);
    return json === undefined ? undefined : { kind: "compiled", json };
  };
  const work = () => workOnStory(services, "compile", { graph }, { ownerId: actor.id, known });
  const graph = withoutLocked(script.graph, locked);
  const done = known() ?? (await work());
  if (done.kind !== "compiled")
    return fail("unavailable", { cause: `a published story no longer compiles: ${done.kind}` });
  partsOf(services).set(name, done.json);
  return done.json;
}

/**
 * What the caller plays: their version, as far as they may read it (`STORY-2`). @throws Failure notFound, unavailable.
 */
export async function showScript({
  ctx,
  input,
}: Call<InputOf<typeof api.storyReading.script>>): Promise<StoryScript> {
  const reading = await findOwnReading(ctx, input.id);
  const { script, chapters } = reading;
  const graph = withoutLocked(script.graph, lockedNodes(chapters));
  const known = await findAccessibleCharacters(
    ctx,
    graph.cast.map(({ characterId }) => characterId),
  );
  return {
    storyId: script.storyId,
    version: script.version,
    source: isWrittenHere(script) ? "graph" : "ink",
    graph: isWrittenHere(script) ? { ...graph, cast: castFor(graph.cast, known) } : null,
    ink: await partialInk(ctx, reading),
    chapters,
  };
}
