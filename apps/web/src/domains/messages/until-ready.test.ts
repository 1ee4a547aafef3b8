import { expect, it } from "vitest";
import { UntilReady } from "./until-ready.ts";

it("does in order what was asked before it was ready, and later things at once", () => {
  const ready = new UntilReady<string>();
  const done: string[] = [];
  ready.run((to) => done.push(`${to} 1`));
  ready.run((to) => done.push(`${to} 2`));
  expect(done).toEqual([]);
  ready.open("mei");
  ready.run((to) => done.push(`${to} 3`));
  expect(done).toEqual(["mei 1", "mei 2", "mei 3"]);
});

it("forgets at the end what nobody was there for", () => {
  const ready = new UntilReady<string>();
  const done: string[] = [];
  ready.run((to) => done.push(to));
  ready.close();
  ready.open("otto");
  expect(done).toEqual([]);
});
