import { endpoint } from "@4d/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod/mini";
import { type FilesApp, startFilesApp } from "../../testing/files-app.ts";
import { routes } from "./routes.ts";

const table = {
  slow: endpoint({ method: "GET", path: "/slow", access: "user", summary: "", out: z.null(), errors: [] }),
};
const [mei, otto] = [1, 2];
const gate = Promise.withResolvers<void>();
const begun: number[] = [];
let app: FilesApp;

beforeAll(async () => {
  app = await startFilesApp({
    routes: routes(table, {
      async slow({ ctx }) {
        begun.push(ctx.actor.id);
        await gate.promise;
        return null;
      },
    }),
  });
});
afterAll(() => app.close());

it("works on sixteen requests of an account at once; the others wait, and nobody else's", async () => {
  const flood = Array.from({ length: 300 }, () => app.call(mei, table.slow));
  await expect.poll(() => begun.length).toBe(16);
  const other = app.call(otto, table.slow);
  await expect.poll(() => begun.at(-1)).toBe(otto);
  expect(begun).toHaveLength(17);
  gate.resolve();
  const answers = await Promise.all([other, ...flood]);
  expect(answers.every(({ code }) => code === 200)).toBe(true);
  expect(begun).toHaveLength(301);
});
