import { lazily } from "../knowledge/table.ts";
import { LANDS, MADE, THINGS_MEASURED } from "./things.ts";

/** The letters of the table's measures. */
export type Measure = "s" | "w" | "v" | "h" | "l" | "a" | "p" | "t" | "d" | "c" | "g" | "n" | "m";

export interface Thing {
  readonly zh: string;
  readonly en: string;
  readonly names: readonly string[];
  readonly measures: ReadonlyMap<Measure, number>;
}

function thingOf(record: string): Thing {
  const [zh = "", en = "", measures = ""] = record.split("/");
  const [chinese, english] = [zh.split(","), en.split(",")];
  return {
    zh: chinese[0] ?? "",
    en: english[0] ?? "",
    names: [...chinese, ...english],
    measures: new Map(measures.split(" ").map((one) => [one.charAt(0) as Measure, Number(one.slice(1))])),
  };
}

const things = lazily(() => {
  const found = new Map<string, Thing>();
  for (const table of [THINGS_MEASURED, LANDS, MADE])
    for (const record of table.trim().split(/[;\n]/u)) {
      const thing = thingOf(record);
      for (const name of thing.names) if (!found.has(name)) found.set(name, thing);
    }
  return found;
});

const isHan = (name: string): boolean => /\p{Script=Han}/u.test(name);

interface Found {
  readonly thing: Thing;
  readonly name: string;
  readonly at: number;
}

/**
 * The things of the table that a text names, in their order, the longest name at each place; `words` is the text
 * with a space around Latin words.
 */
export function thingsIn(words: string): Found[] {
  const found: Found[] = [];
  for (const [name, thing] of things()) {
    const forms = isHan(name)
      ? [name]
      : [` ${name} `, ` ${name}s `, ` ${name}es `, ` ${name.replace(/y$/u, "ies")} `];
    for (const form of forms) {
      const at = words.indexOf(form);
      if (at < 0) continue;
      found.push({ thing, name: form.trim(), at });
      break;
    }
  }
  const isInside = (one: Found): boolean =>
    found.some(
      (other) =>
        other !== one &&
        other.name.length > one.name.length &&
        other.at <= one.at &&
        other.at + other.name.length + 1 >= one.at + one.name.length,
    );
  return found.filter((one) => !isInside(one)).sort((a, b) => a.at - b.at);
}
