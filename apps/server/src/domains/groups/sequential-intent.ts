import { Failure } from "../../platform/failure.ts";
import { type Intent, type IntentOutcome, refused, type Step, succeeded } from "../../platform/stream.ts";
import type { GroupRow } from "../../platform/stream-rows.ts";

/**
 * An intent whose inputs run in sequence, each seeing the effects of the earlier ones. A thrown Failure refuses only
 * its own input, so it must be thrown before anything is written.
 */
export function sequentialIntent<Input, Result>(
  name: string,
  run: (step: Step<GroupRow>, input: Input) => Promise<Result>,
): Intent<GroupRow, Input, Result> {
  return {
    name,
    async run(step, inputs) {
      const outcomes: IntentOutcome<Result>[] = [];
      for (const input of inputs) outcomes.push(await outcomeOf(run(step, input)));
      return outcomes;
    },
  };
}

async function outcomeOf<Result>(running: Promise<Result>): Promise<IntentOutcome<Result>> {
  try {
    const result = await running;
    return succeeded(() => result);
  } catch (error) {
    if (error instanceof Failure) return refused(error);
    throw error;
  }
}
