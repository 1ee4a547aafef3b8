import type { api, InputOf, StoryRunState } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { lockedNodes } from "./chapters.ts";
import { findOwnReading, loadReading, presentReading } from "./readings.ts";
import { parseChoices } from "./runs.presenter.ts";
import { changeRun, lockRun } from "./runs.repository.ts";
import { isWrittenHere } from "./script.ts";
import { walk } from "./walk.ts";

type Rewind = typeof api.storyReading.rewind;

/**
 * Goes back to the point after so many choices (`STORY-2`); what was seen stays seen. @throws Failure notFound,
 * invalid.
 */
export async function rewindRun({ ctx, input }: Call<InputOf<Rewind>>): Promise<StoryRunState> {
  const { services } = ctx;
  const reading = await findOwnReading(ctx, input.id);
  const run = await services.db.transaction().execute(async (trx) => {
    const present = (await lockRun(trx, input.id)) ?? reading.run;
    const { script, chapters } =
      present.version === reading.run.version ? reading : await loadReading(ctx, present, trx);
    const choices = parseChoices(present);
    ensure(input.step <= choices.length, "invalid", {
      field: "step",
      zh: "还没走到过那里",
      en: "You haven’t reached that place yet",
    });
    if (input.step === choices.length) return present;
    const way = choices.slice(0, input.step);
    const walked = isWrittenHere(script)
      ? walk(script.of, way, lockedNodes(chapters))
      : { node: null, state: "going" as const };
    return changeRun(trx, present.id, {
      choices: JSON.stringify(way),
      place: walked.node,
      state: walked.state,
      steps: way.length,
      updated_at: services.clock.now(),
    });
  });
  return presentReading(ctx, { ...reading, run });
}
