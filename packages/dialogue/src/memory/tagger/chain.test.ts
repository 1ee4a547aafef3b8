import { describe, expect, it } from "vitest";
import { type Chain, factorsOf, likeliestLabels, marginalsOf } from "./chain.ts";
import { beginOf, GOES_ON, LABELS, mayFollow } from "./labels.ts";

/** Numbers between -2 and 2 that are the same at every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return (4 * state) / 0x7f_ff_ff_ff - 2;
  };
}

function chainOf(tokens: number, seed: number): Chain {
  const next = numbers(seed);
  return {
    sums: Array.from({ length: tokens }, () => Float32Array.from({ length: LABELS }, next)),
    follow: Float32Array.from({ length: LABELS * LABELS }, next),
  };
}

/** Every way to label a line that is allowed, with its sum. */
function* allWays({ sums, follow }: Chain, at = 0, before = 0): Generator<{ labels: number[]; sum: number }> {
  if (at === sums.length) {
    yield { labels: [], sum: 0 };
    return;
  }
  for (let label = 0; label < LABELS; label += 1) {
    if (!mayFollow(label, before)) continue;
    const own = (sums[at]?.[label] ?? 0) + (at === 0 ? 0 : (follow[before * LABELS + label] ?? 0));
    for (const rest of allWays({ sums, follow }, at + 1, label))
      yield { labels: [label, ...rest.labels], sum: own + rest.sum };
  }
}

describe("a line as a chain of labels", () => {
  it("finds the labels that are likeliest together, as trying all of them does", () => {
    for (const seed of [1, 2, 3]) {
      const chain = chainOf(3, seed);
      let best = { labels: [] as number[], sum: Number.NEGATIVE_INFINITY };
      for (const way of allWays(chain)) if (way.sum > best.sum) best = way;
      expect(likeliestLabels(chain)).toEqual(best.labels);
    }
  });

  it("says how likely each label is, as adding up all ways does", () => {
    const chain = chainOf(3, 4);
    const shares = chain.sums.map(() => new Float64Array(LABELS));
    let total = 0;
    for (const { labels, sum } of allWays(chain)) {
      const weight = Math.exp(sum);
      total += weight;
      labels.forEach((label, at) => {
        const row = shares[at];
        if (row !== undefined) row[label] = (row[label] ?? 0) + weight;
      });
    }
    const { labels } = marginalsOf(chain, factorsOf(chain.follow));
    for (const [at, row] of labels.entries())
      for (let label = 0; label < LABELS; label += 1)
        expect(row[label]).toBeCloseTo((shares[at]?.[label] ?? 0) / total, 4);
  });

  it("goes on with a value only after one of its kind", () => {
    expect(mayFollow(beginOf("name") + GOES_ON, beginOf("name"))).toBe(true);
    expect(mayFollow(beginOf("name") + GOES_ON, beginOf("name") + GOES_ON)).toBe(true);
    expect(mayFollow(beginOf("name") + GOES_ON, beginOf("age"))).toBe(false);
    expect(mayFollow(beginOf("name") + GOES_ON, 0)).toBe(false);
    expect(mayFollow(beginOf("age"), beginOf("name") + GOES_ON)).toBe(true);
  });

  it("reads nothing from an empty line", () => {
    expect(likeliestLabels({ sums: [], follow: new Float32Array(LABELS * LABELS) })).toEqual([]);
  });
});
