import { expect, it } from "vitest";
import * as z from "zod/mini";
import type { LoadState } from "./load-state.ts";
import { recordList } from "./record-list.ts";

interface Row {
  id: number;
  name: string;
}
const row = (id: number, name = "a"): Row => ({ id, name });

function makeList(fetch: () => Promise<readonly Row[]> = () => Promise.resolve([])) {
  let shown: { records: readonly Row[]; state: LoadState } = { records: [], state: "idle" };
  const list = recordList<Row>({
    name: "rows",
    schema: z.object({ id: z.number(), name: z.string() }),
    fetch,
    read: () => shown,
    show: (next) => {
      shown = next;
    },
  });
  return { list, shown: () => shown };
}

it("adds, replaces and changes single records, and ignores unknown ones", () => {
  const { list, shown } = makeList();
  list.put(row(1));
  list.put(row(2));
  list.put(row(1, "b"));
  list.patch(2, { name: "c" });
  const before = shown();
  list.patch(9, { name: "d" });
  expect(shown()).toBe(before);
  expect(before.records).toEqual([row(1, "b"), row(2, "c")]);
});

it("fetches again when something changed before the answer came", async () => {
  const answers = [[row(1)], [row(2)]];
  const { list, shown } = makeList(() => {
    const answer = answers.shift() ?? [];
    if (answers.length === 1) list.patch(1, { name: "gone" });
    return Promise.resolve(answer);
  });
  expect(await list.load()).toEqual([row(2)]);
  expect(shown()).toEqual({ records: [row(2)], state: "ready" });
});

it("accepts from a signal only a complete record with the id of the signal", () => {
  const { list } = makeList();
  expect(list.carried(JSON.stringify(row(3)), 3)).toEqual(row(3));
  for (const content of [undefined, "{", JSON.stringify({ id: 3 }), JSON.stringify(row(4))])
    expect(list.carried(content, 3)).toBeNull();
});
