import { join } from "node:path";
import { rolldown } from "rolldown";

let bundled: Promise<string> | undefined;

async function bundle(): Promise<string> {
  const build = await rolldown({ input: join(import.meta.dirname, "in-page.ts"), logLevel: "silent" });
  const { output } = await build.generate({ format: "iife", name: "hands", minify: true });
  await build.close();
  return `if (!globalThis.hands) globalThis.hands = (() => { ${output[0].code}; return hands; })();`;
}

/** The script that puts `in-page.ts` into a document as `globalThis.hands`, once. */
export const pageScript = (): Promise<string> => (bundled ??= bundle());
