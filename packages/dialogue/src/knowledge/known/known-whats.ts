import { lazily, rowsOf } from "../table.ts";
import rows from "./whats.json" with { type: "json" };

/** One sentence in both languages. */
interface Sentences {
  readonly zh: string;
  readonly en: string;
}

/** By name, in lower case without quotes; where two rows share a name, the first holds it. */
const byName = lazily(() => {
  const found = new Map<string, Sentences>();
  for (const [names = "", zh = "", en = ""] of rowsOf(rows.join("\n")))
    for (const name of names.split("/")) {
      const key = name.trim().toLowerCase().replaceAll("'", "");
      if (key !== "" && !found.has(key)) found.set(key, { zh, en });
    }
  return found;
});

/** What a thing or a person is, by exactly its name or its plural; undefined where it is not known. */
export function knownWhat(name: string): Sentences | undefined {
  const whats = byName();
  return whats.get(name) ?? whats.get(name.replace(/s$/u, "")) ?? whats.get(name.replace(/es$/u, ""));
}
