/** The labels that Prometheus adds to every series of a server. */
const TARGET = { job: "fourth-dimension", instance: "server-1:8080" } as const;
const LINE = /^(\w+)(?:\{(.*)\})? (\S+)$/;

/**
 * A line of `/metrics` as Prometheus stores it: with the labels of its target; a label of its own with the
 * same name is renamed (`exported_job`). Undefined for a line without a sample.
 */
export function sampleOf(line: string): { series: string; name: string; value: string } | undefined {
  const [, name, labels = "", value] = LINE.exec(line) ?? [];
  if (name === undefined || value === undefined) return undefined;
  const own = labels.replace(/(^|,)(job|instance)=/g, "$1exported_$2=");
  const target = Object.entries(TARGET).map(([label, word]) => `${label}="${word}"`);
  return { series: `${name}{${[...target, own].filter(Boolean).join(",")}}`, name, value };
}

/** Every series of several pages, oldest first, with its value on each page, `_` where it was missing. */
export function seriesOf(
  pages: readonly string[],
  isWanted: (name: string) => boolean,
): Map<string, string[]> {
  const all = new Map<string, string[]>();
  for (const [at, page] of pages.entries())
    for (const line of page.split("\n")) {
      const sample = sampleOf(line);
      if (!sample || !isWanted(sample.name)) continue;
      const values = all.get(sample.series) ?? Array.from({ length: pages.length }, () => "_");
      values[at] = sample.value;
      all.set(sample.series, values);
    }
  return all;
}
