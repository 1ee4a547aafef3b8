import fc from "fast-check";

/** One thing somebody does; `who` and `to` are places among the history's people. */
export type Deed =
  | { do: "grant"; who: number; amount: number; bucket: "paid" | "bonus" }
  | { do: "hold"; who: number; amount: number }
  | { do: "post"; which: number; amount: number | null; to: number | null }
  | { do: "answer"; who: number; creator: number; amount: number; day: number }
  | { do: "void"; which: number }
  | { do: "transfer"; who: number; to: number; amount: number }
  | { do: "checkIn"; who: number; day: number }
  | { do: "watch"; who: number; session: number }
  | { do: "buy"; who: number; packageId: string }
  | { do: "refund"; which: number; part: number }
  | { do: "gift"; who: number; total: number; portions: number }
  | { do: "take"; which: number; who: number }
  | { do: "giveBack"; which: number }
  | { do: "sweep" };

/**
 * A deed with its faults: requested several times at once, its first request dying before one of its transaction's
 * statements, or its answer lost after the commit.
 */
export interface Command {
  deed: Deed;
  client: number;
  times: number;
  diesAt: number | null;
  loses: boolean;
}

export const PEOPLE = 3;
const CLIENTS = 4;

const who = fc.nat({ max: PEOPLE - 1 });
const which = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constant(1) });
const amount = fc.integer({ min: 1, max: 25 });

const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({
    do: fc.constant("grant" as const),
    who,
    amount,
    bucket: fc.constantFrom("paid" as const, "bonus" as const),
  }),
  { weight: 3, arbitrary: fc.record({ do: fc.constant("hold" as const), who, amount }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("post" as const),
      which,
      amount: fc.option(amount),
      to: fc.option(who),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("answer" as const),
      // The same two, mostly: what was left of one answer meets the next.
      who: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: who }),
      creator: fc.oneof({ weight: 3, arbitrary: fc.constant(1) }, { weight: 1, arbitrary: who }),
      amount,
      day: fc.nat({ max: 1 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("void" as const), which }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("transfer" as const), who, to: who, amount }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant("checkIn" as const), who, day: fc.nat({ max: 2 }) }),
  },
  fc.record({ do: fc.constant("watch" as const), who, session: fc.nat({ max: 1 }) }),
  fc.record({
    do: fc.constant("buy" as const),
    who,
    packageId: fc.constantFrom("small", "large"),
  }),
  fc.record({
    do: fc.constant("refund" as const),
    which,
    part: fc.oneof(fc.integer({ min: 1, max: 700 }), fc.constant(700)),
  }),
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("gift" as const),
      who,
      total: fc.integer({ min: 3, max: 40 }),
      portions: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("take" as const), which, who }) },
  fc.record({ do: fc.constant("giveBack" as const), which }),
  fc.constant({ do: "sweep" as const }),
);

const command: fc.Arbitrary<Command> = fc.record({
  deed,
  client: fc.nat({ max: CLIENTS - 1 }),
  times: fc.oneof(
    { weight: 2, arbitrary: fc.constant(1) },
    { weight: 1, arbitrary: fc.integer({ min: 2, max: 3 }) },
  ),
  diesAt: fc.option(fc.integer({ min: 1, max: 12 }), { freq: 3 }),
  loses: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
});

/** Up to six commands of four clients, who work at the same time. */
export const histories: fc.Arbitrary<Command[]> = fc.array(command, {
  minLength: 2,
  maxLength: 6,
  size: "max",
});

/** The answer to a request; anything but a value or a refusal is a bug of the ledger. */
export type CommandResult = { value: unknown } | { refused: string };

/** A command with its final answer. */
export interface AnsweredCommand {
  deed: Deed;
  key: string;
  answer: CommandResult;
}
