import { expect, it } from "vitest";
import { limitConcurrency } from "./lane.ts";

it("lets so many go at a time, in the order they came", async () => {
  const through = limitConcurrency(3);
  const begun: number[] = [];
  let inside = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 52 }, (_, at) =>
      through(async () => {
        begun.push(at);
        inside += 1;
        most = Math.max(most, inside);
        await new Promise((done) => setTimeout(done, at % 3));
        inside -= 1;
      }),
    ),
  );
  expect(begun).toEqual(Array.from({ length: 52 }, (_, at) => at));
  expect(most).toBe(3);
});

it("makes room when something fails", async () => {
  const through = limitConcurrency(1);
  const failed = through(() => Promise.reject(new Error("lost")));
  const next = through(() => Promise.resolve("sent"));
  await expect(failed).rejects.toThrow("lost");
  expect(await next).toBe("sent");
});
