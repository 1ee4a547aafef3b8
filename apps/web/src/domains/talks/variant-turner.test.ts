import { expect, it } from "vitest";
import { VariantTurner } from "./variant-turner.ts";

function turner() {
  const asked: number[] = [];
  const answers: ((trouble: string | null) => void)[] = [];
  const made = new VariantTurner<string>((_, place) => {
    asked.push(place);
    return new Promise((answer) => answers.push(answer));
  });
  return { made, asked, answer: (trouble: string | null) => answers.shift()?.(trouble) };
}

it("loses no press while a variant is being turned to, and asks for one at a time (CHAR-3)", async () => {
  const { made, asked, answer } = turner();
  const first = made.turn(3, 2);
  expect(made.leadsTo(3)).toBe(2);
  expect(await made.turn(3, 1)).toBeNull();
  expect(await made.turn(3, 0)).toBeNull();
  expect(asked).toEqual([2]);
  answer(null);
  await expect.poll(() => asked).toEqual([2, 0]);
  answer(null);
  expect(await first).toBeNull();
  expect(made.leadsTo(3)).toBeUndefined();
});

it("stops at what went wrong, and begins anew after it", async () => {
  const { made, asked, answer } = turner();
  const first = made.turn(3, 2);
  void made.turn(3, 1);
  answer("no network");
  expect(await first).toBe("no network");
  void made.turn(3, 1);
  expect(asked).toEqual([2, 1]);
});
