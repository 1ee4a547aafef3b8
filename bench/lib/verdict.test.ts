import { describe, expect, it } from "vitest";
import { judge, type Shown } from "./verdict.ts";

const text = (id: number, ordinal: number, author = 1): Shown => ({
  author,
  terminal: 0,
  tmpId: `t${ordinal}`,
  ordinal,
  id,
});
const three = [text(10, 0), text(11, 1), text(14, 2)];

/** The verdict on one conversation of three texts as one terminal shows it, next to a faultless one. */
function verdictOn(texts: Shown[]) {
  const shown = [
    { by: "faultless", texts: three },
    { by: "tried", texts },
  ];
  const { lost, duplicated, outOfOrder } = judge([{ name: "p", written: three, shown }]);
  return { lost, duplicated, outOfOrder };
}

describe("judge", () => {
  it("finds nothing where every text is shown once and in place", () => {
    expect(verdictOn(three)).toEqual({ lost: 0, duplicated: 0, outOfOrder: 0 });
  });

  it("finds a text that is not shown", () => {
    expect(verdictOn([text(10, 0), text(14, 2)])).toEqual({ lost: 1, duplicated: 0, outOfOrder: 0 });
    expect(verdictOn([])).toEqual({ lost: 3, duplicated: 0, outOfOrder: 0 });
  });

  it("finds a text shown twice, stored twice or never written", () => {
    expect(verdictOn([text(10, 0), text(10, 0), text(11, 1), text(14, 2)]).duplicated).toBe(1);
    expect(verdictOn([...three, text(15, 1)]).duplicated).toBe(1);
    expect(verdictOn([...three, text(16, 7)]).duplicated).toBe(1);
  });

  it("finds texts that are swapped, though every id ascends", () => {
    expect(verdictOn([text(11, 1), text(10, 0), text(14, 2)]).outOfOrder).toBe(1);
    expect(verdictOn([text(10, 1), text(11, 0), text(14, 2)]).outOfOrder).toBeGreaterThan(0);
  });

  it("finds a screen that disagrees with another about ids", () => {
    expect(verdictOn([text(10, 0), text(12, 1), text(14, 2)]).outOfOrder).toBe(1);
  });
});
