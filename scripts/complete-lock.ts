// `npm run lock`, after an install from a registry mirror that lacks other platforms' binaries: npm then
// leaves those optional packages out of package-lock.json, and `npm ci` refuses the lock. Adds them by name
// and version.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { root, say } from "./lib/shell.mjs";

// Read as unknown and preserved as it is: a stricter schema would reorder the fields.
const anything = z.record(z.string(), z.unknown());
const entry = z.object({
  optionalDependencies: z.record(z.string(), z.string()).optional(),
  dev: z.boolean().optional(),
});

const systems = [
  "android",
  "darwin",
  "freebsd",
  "linux",
  "netbsd",
  "openbsd",
  "openharmony",
  "sunos",
  "win32",
  "aix",
  "wasi",
];
const processors = [
  "arm64",
  "arm",
  "x64",
  "ia32",
  "ppc64",
  "riscv64",
  "s390x",
  "loong64",
  "mips64el",
  "wasm32",
];
/** Words in package names that are no `process.platform` or `process.arch` but stand for one. */
const alias: Record<string, string> = {
  linuxmusl: "linux",
  "wasm32-wasi": "wasm32",
  armv7: "arm",
  armv6: "arm",
};

/** The machine that a binary package's name names, as npm's `os`, `cpu` and `libc` fields. */
function platformOf(name: string) {
  const words = name.split(/[-/]/).map((word) => alias[word] ?? word);
  const os = words.find((word) => systems.includes(word));
  const cpu = words.find((word) => processors.includes(word));
  const glibc = words.includes("gnu") || words.includes("gnueabihf") ? "glibc" : undefined;
  const libc = name.includes("musl") ? "musl" : glibc;
  return { ...(os ? { os: [os] } : {}), ...(cpu ? { cpu: [cpu] } : {}), ...(libc ? { libc: [libc] } : {}) };
}

const path = join(root, "package-lock.json");
const content = anything.parse(JSON.parse(readFileSync(path, "utf8")));
const packages = anything.parse(content.packages);
const added: string[] = [];
for (const [owner, value] of Object.entries(packages)) {
  const { optionalDependencies = {}, dev } = entry.parse(value);
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const known = `node_modules/${name}` in packages || `${owner}/node_modules/${name}` in packages;
    if (known || !/^\d/.test(version)) continue;
    packages[`node_modules/${name}`] = {
      version,
      ...platformOf(name),
      ...(dev ? { dev } : {}),
      optional: true,
    };
    added.push(name);
  }
}
content.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, "en")));
writeFileSync(path, `${JSON.stringify(content, undefined, 2)}\n`);
say(added.length === 0 ? "The lock file was complete." : `Added ${added.length}: ${added.join(", ")}`);
