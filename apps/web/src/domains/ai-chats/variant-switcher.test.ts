import { expect, it } from "vitest";
import { VariantSwitcher } from "./variant-switcher.ts";

function makeSwitcher() {
  const chosen: number[] = [];
  const responses: ((trouble: string | null) => void)[] = [];
  const made = new VariantSwitcher<string>((_, variant) => {
    chosen.push(variant);
    return new Promise((respond) => responses.push(respond));
  });
  return { made, asked: chosen, answer: (trouble: string | null) => responses.shift()?.(trouble) };
}

it("loses no press while a variant is being turned to, and asks for one at a time (CHAR-3)", async () => {
  const { made, asked: chosen, answer: respond } = makeSwitcher();
  const first = made.switchTo(3, 2);
  expect(made.targetOf(3)).toBe(2);
  expect(await made.switchTo(3, 1)).toBeNull();
  expect(await made.switchTo(3, 0)).toBeNull();
  expect(chosen).toEqual([2]);
  respond(null);
  await expect.poll(() => chosen).toEqual([2, 0]);
  respond(null);
  expect(await first).toBeNull();
  expect(made.targetOf(3)).toBeUndefined();
});

it("stops at what went wrong, and begins anew after it", async () => {
  const { made, asked: chosen, answer: respond } = makeSwitcher();
  const first = made.switchTo(3, 2);
  void made.switchTo(3, 1);
  respond("no network");
  expect(await first).toBe("no network");
  void made.switchTo(3, 1);
  expect(chosen).toEqual([2, 1]);
});
