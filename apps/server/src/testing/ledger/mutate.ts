// Loaded before anything else with MUTANT set: the source is read with that mutant's mistake in it.
import { registerHooks } from "node:module";
import { MUTANTS } from "./mutants.ts";

const mutant = MUTANTS.find((one) => one.name === process.env.MUTANT);
if (!mutant) throw new Error(`There is no mutant named ${process.env.MUTANT}`);

registerHooks({
  load(url, context, nextLoad) {
    const edits = mutant.edits.filter((edit) => url.endsWith(`/src/${edit.file}`));
    if (edits.length === 0) return nextLoad(url, context);
    const loaded = nextLoad(url, { ...context, format: "module-typescript" });
    let source = Buffer.from(loaded.source as Uint8Array).toString("utf8");
    for (const { file, find, put } of edits) {
      if (source.split(find).length !== 2) throw new Error(`${file} has not exactly one place: ${find}`);
      source = source.replace(find, () => put);
    }
    return { format: "module-typescript", source, shortCircuit: true };
  },
});
