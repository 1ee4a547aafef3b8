import type {
  StoryChoice,
  StoryCondition,
  StoryEffect,
  StoryGraph,
  StoryNode,
  StoryVariable,
} from "@4d/contract";
import * as fc from "fast-check";

/** Any text: every Unicode letter, with ink's special characters much more often than by chance. */
export const anyText = (most: number) =>
  fc
    .array(
      fc.oneof(
        fc.string({ unit: "binary", maxLength: 6 }),
        fc.string({ unit: "grapheme", maxLength: 6 }),
        fc.constantFrom(
          ...'~ { } -> <- * + - = == === # // /* */ | <> \\ " ( ) [ ] ! ? & ^ $ @ : % TODO: VAR INCLUDE else'.split(
            " ",
          ),
          " ",
          "  ",
          "\n",
          "\n\n",
          "\t",
          "\r\n",
          "\u00a0",
          "\u00a0\u2060",
          "\u200b",
          "\u2005\u2060\u2060",
          "\ufeff",
          "\0",
          "END",
        ),
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join("").slice(0, most));

const variable = (id: string): fc.Arbitrary<StoryVariable> =>
  fc.oneof(
    fc.record({
      id: fc.constant(id),
      name: fc.constant(id),
      kind: fc.constant("number" as const),
      start: fc.integer({ min: -3, max: 3 }),
    }),
    fc.record({
      id: fc.constant(id),
      name: fc.constant(id),
      kind: fc.constant("boolean" as const),
      start: fc.boolean(),
    }),
    fc.record({
      id: fc.constant(id),
      name: fc.constant(id),
      kind: fc.constant("text" as const),
      start: anyText(8),
    }),
  );

const value = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.boolean(), anyText(8), fc.constant("same"));
/** One more than exist, so that some uses name what does not exist. */
const variableIds = fc.constantFrom("a", "b", "c", "VAR");
const condition: fc.Arbitrary<StoryCondition> = fc.record({
  variable: variableIds,
  op: fc.constantFrom("eq", "ne", "gt", "gte", "lt", "lte"),
  value,
});
const effect: fc.Arbitrary<StoryEffect> = fc.record({
  variable: variableIds,
  op: fc.constantFrom("set", "add"),
  value,
});

const choice = (targets: readonly string[]): fc.Arbitrary<StoryChoice> =>
  fc.record({
    text: anyText(20),
    target: fc.constantFrom(...targets),
    conditions: fc.array(condition, { maxLength: 2, size: "small" }),
    effects: fc.array(effect, { maxLength: 3 }),
  });

const node = (id: string, targets: readonly string[]): fc.Arbitrary<StoryNode> =>
  fc.record({
    id: fc.constant(id),
    title: anyText(20),
    text: anyText(60),
    speaker: fc.constantFrom("", "ayao"),
    background: anyText(20),
    choices: fc.array(choice(targets), { maxLength: 4 }),
    ending: fc.oneof(
      { weight: 4, arbitrary: fc.constant(false) },
      { weight: 1, arbitrary: fc.constant(true) },
    ),
    endingName: anyText(20),
    x: fc.constant(0),
    y: fc.constant(0),
  });

/** Graphs that no author would write: loops, missing targets, uses of what does not exist. */
export const anyGraph = (mostNodes = 6): fc.Arbitrary<StoryGraph> =>
  fc.integer({ min: 1, max: mostNodes }).chain((count) => {
    const ids = Array.from({ length: count }, (_, at) => `${at}`);
    return fc.record({
      start: fc.constant("0"),
      cast: fc.constant([]),
      variables: fc.tuple(variable("a"), variable("b"), variable("VAR")).map((all) => [...all]),
      nodes: fc.tuple(...ids.map((id) => node(id, [...ids, "gone"]))),
    });
  });
