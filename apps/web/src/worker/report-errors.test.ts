import { type BrowserError, describeBrowserError } from "@4d/contract";
import { expect, it, vi } from "vitest";

const SECRET = "plum blossoms at midnight";

it("reports five uncaught errors of the service worker at most, without their messages", async () => {
  const worker = new EventTarget();
  const sent: BrowserError[] = [];
  vi.stubGlobal(
    "self",
    Object.assign(worker, {
      navigator: { onLine: true },
      location: { origin: "https://chat.example" },
    }),
  );
  vi.stubGlobal("fetch", async (_: unknown, { body }: { body: string }) => {
    sent.push(JSON.parse(body) as BrowserError);
    throw new TypeError("no network");
  });
  const { reportWorkerErrors } = await import("./report-errors.ts");
  reportWorkerErrors();
  for (let number = 0; number < 8; number += 1)
    worker.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: new RangeError(SECRET) }));
  expect(sent).toHaveLength(5);
  expect(sent[0]).toMatchObject({ kind: "rejection", worker: true, route: "/", name: "RangeError" });
  expect(JSON.stringify(sent)).not.toContain("plum");
});

it("finds places in the stacks of every browser", () => {
  const error = new TypeError(SECRET);
  const framesIn = (stack: string) => {
    error.stack = stack;
    const surroundings = { origin: "https://chat.example", worker: true };
    return describeBrowserError({ kind: "error", error, route: "/" }, surroundings)?.frames;
  };
  expect(
    framesIn("send@https://chat.example/h5/sw.js:1:2\n@https://chat.example/h5/assets/a-1_b.js:3:4"),
  ).toEqual(["sw.js:1:2", "a-1_b.js:3:4"]);
  expect(framesIn(`TypeError: ${SECRET}\n    at async x (https://chat.example/h5/assets/b.js:5:6)`)).toEqual([
    "b.js:5:6",
  ]);
  expect(framesIn("at https://chat.example/h5/assets/b.js?secret:5:6")).toEqual([]);
});
