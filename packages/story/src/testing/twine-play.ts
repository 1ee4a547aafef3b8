import { compile } from "../ink/compile.ts";
import { StoryRun } from "../run/story-run.ts";
import { importTwee } from "../twee/import-twee.ts";

/** A Twee source of passages in a story format. */
export const tweeOf = (format: string, passages: Readonly<Record<string, string>>): string =>
  [
    `:: StoryData\n{"format":"${format}","start":"Start"}`,
    ...Object.entries(passages).map(([name, body]) => `:: ${name}\n${body}`),
  ].join("\n\n");

/** Imports a story of Twine that becomes ink, and begins to play it. @throws Error when it does not. */
export function playTwine(format: string, passages: Readonly<Record<string, string>>) {
  const taken = importTwee(tweeOf(format, passages));
  if (taken.kind === "refused") throw new Error(taken.refusal.en);
  if (taken.ink === null) throw new Error("it became a graph");
  const done = compile(taken.ink.source);
  if (done.kind === "refused") throw new Error(`${done.refusal.en}\n${taken.ink.source}`);
  const run = new StoryRun(done.json);
  const notes = taken.warnings.filter(({ kind }) => kind === "notDone").map(({ en }) => en);
  return {
    run,
    notes,
    warnings: taken.warnings,
    map: taken.ink.map,
    text: () => run.scene.text,
    choices: () => run.scene.choices.map(({ text }) => text),
    /** Takes the choice with this text. @throws Error when it is not offered. */
    take(text: string): string {
      const choice = run.scene.choices.find((one) => one.text === text);
      if (choice === undefined)
        throw new Error(`no “${text}” among ${run.scene.choices.map((one) => one.text).join(", ")}`);
      return run.choose(choice.index).text;
    },
  };
}
