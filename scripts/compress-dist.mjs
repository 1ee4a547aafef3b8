// Writes .br and .gz beside every compressible file of the web build, so that the server compresses nothing
// while it serves. Run after `vite build`: node scripts/compress-dist.mjs [folder]
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { extname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXTUAL = new Set([".js", ".css", ".html", ".svg", ".json", ".webmanifest", ".txt", ".wasm", ".map"]);
const SMALLEST = 1024;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Compresses a folder; old results are replaced, and removed where compression no longer helps.
 * @param {string} folder
 * @returns {Promise<{ files: number, before: number, after: number }>} counts and bytes (after: brotli)
 */
export async function compressDist(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const path of paths) if (/\.(br|gz)$/.test(path)) await rm(path);
  const total = { files: 0, before: 0, after: 0 };
  for (const path of paths.filter((name) => TEXTUAL.has(extname(name)))) {
    const content = await readFile(path);
    if (content.length < SMALLEST) continue;
    const [br, gz] = await Promise.all([
      toBrotli(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      }),
      toGzip(content, { level: 9 }),
    ]);
    if (br.length < content.length) await writeFile(`${path}.br`, br);
    if (gz.length < content.length) await writeFile(`${path}.gz`, gz);
    total.files += 1;
    total.before += content.length;
    total.after += Math.min(br.length, content.length);
  }
  return total;
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const folder = process.argv[2] ?? fileURLToPath(new URL("../apps/web/dist", import.meta.url));
  const { files, before, after } = await compressDist(folder);
  process.stdout.write(`compressed ${files} files: ${before} → ${after} bytes\n`);
}
