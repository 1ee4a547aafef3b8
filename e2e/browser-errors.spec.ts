import { APP_VERSION } from "@4d/contract";
import { expect, type Page } from "@playwright/test";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

const SECRET = "梅子的悄悄话";

/** Throws an error in a page that quotes somebody, as a script of ours would. */
const plant = (page: Page, name: string): Promise<void> =>
  page.evaluate(
    ([name, message]) => {
      const error = new Error(message);
      error.name = name ?? "";
      setTimeout(() => {
        throw error;
      });
    },
    [name, `cannot read "${SECRET}"`],
  );

/** The line of the server's log about an error of this class. */
const lineOf = (log: string, name: string): string | undefined =>
  log.split("\n").find((line) => line.includes('"browser error"') && line.includes(`"${name}"`));

test("an error in a page reaches the server's log, without a word of anybody (OPS-3)", async ({
  page,
  person,
  server,
}) => {
  await page.goto(`${server.origin}/h5/#/pages/login/login?next=/pages/${SECRET}`);
  await expect(screen(page).button("登录")).toBeVisible();
  await plant(page, "PlantedAtLogin");
  await expect.poll(() => lineOf(server.log(), "PlantedAtLogin")).toContain('"route":"/pages/login/login"');

  const mei = await person(SECRET);
  await mei.open("/pages/common/user-info?id=7");
  await plant(mei.page, "PlantedInside");
  await expect.poll(() => lineOf(server.log(), "PlantedInside")).toBeDefined();
  const line = lineOf(server.log(), "PlantedInside") ?? "";
  expect(JSON.parse(line.slice(line.indexOf("{")))).toMatchObject({
    kind: "error",
    version: APP_VERSION,
    route: "/pages/common/user-info",
    // The phone it plays.
    browser: "safari",
    worker: false,
  });
  for (const word of [SECRET, "id=7", mei.userName]) expect(line).not.toContain(word);
});
