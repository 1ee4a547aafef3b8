// Loaded with --import before dependency-cruiser: its `import("typescript")` gets TypeScript 6 from scripts/,
// because TypeScript 7 at the root has no JavaScript API and the cruiser would see no dependencies at all.
import { createRequire, registerHooks } from "node:module";
import { pathToFileURL } from "node:url";

const here = createRequire(import.meta.url);
const urls = new Map(
  ["typescript", "typescript/package.json"].map((name) => [name, pathToFileURL(here.resolve(name)).href]),
);

registerHooks({
  resolve(name, context, next) {
    const url = urls.get(name);
    return url ? { url, shortCircuit: true } : next(name, context);
  },
});
