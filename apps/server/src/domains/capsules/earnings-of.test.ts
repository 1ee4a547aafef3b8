import fc from "fast-check";
import { expect, it } from "vitest";
import { earningsOf } from "./earnings-of.ts";

const rules = { share: 50, originShare: 20 };
const [ann, ben, cleo] = [1, 2, 3];
const own = (ownerId: number, amount: number) => ({ ownerId, amount, isOrigin: false });
const passed = (ownerId: number, amount: number) => ({ ownerId, amount, isOrigin: true });

it("half is the creator's, and a fifth of what each gets goes to whom he made it from", () => {
  expect(earningsOf({ paid: 60, creator: ann, origins: [] }, rules)).toEqual([own(ann, 30)]);
  expect(earningsOf({ paid: 100, creator: ann, origins: [ben, cleo] }, rules)).toEqual([
    own(ann, 40),
    passed(ben, 8),
    passed(cleo, 2),
  ]);
});

it("nothing is earned where nothing was bought, and one who remakes his own keeps it", () => {
  expect(earningsOf({ paid: 0, creator: ann, origins: [ben] }, rules)).toEqual([]);
  expect(earningsOf({ paid: 100, creator: ann, origins: [ann] }, rules)).toEqual([own(ann, 50)]);
});

it("whatever the line, all of the share is earned and no capsule more", () => {
  const per = fc.integer({ min: 0, max: 100 });
  const line = fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 9 });
  fc.assert(
    fc.property(fc.nat(100_000), line, per, per, (paid, origins, share, originShare) => {
      const earnings = earningsOf({ paid, creator: 1, origins }, { share, originShare });
      expect(earnings.every(({ amount }) => amount > 0)).toBe(true);
      expect(earnings.reduce((sum, { amount }) => sum + amount, 0)).toBe(Math.floor((paid * share) / 100));
    }),
  );
});
