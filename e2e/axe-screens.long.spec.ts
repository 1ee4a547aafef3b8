import type { Browser, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { type Company, seedCompany } from "../scripts/shots/company.ts";
import { mockLinkPreviews } from "../scripts/shots/link-previews.ts";
import { listShots, type Viewer } from "../scripts/shots/screens.ts";
import { textFaultsOf } from "../scripts/shots/texts.ts";
import { checkPage, pageFaults } from "./fixtures/faults.ts";
import { openOnPhone, PASSWORD } from "./fixtures/people.ts";
import { phone } from "./fixtures/phone.ts";
import { test } from "./fixtures/test.ts";

// A server of its own, filled like the one for the screenshots.
test.use({ settings: { ADMIN_PASSWORD: PASSWORD, STARTER_CONTENT: "on" } });

const LOOKERS = ["nobody", "me", "newcomer", "boss"] as const;
const SIZES = [phone.viewport, { width: 320, height: 568 }];
const looks = { reducedMotion: "reduce", locale: "en-GB" } as const;

async function pageOf(looker: Viewer, browser: Browser, company: Company): Promise<Page> {
  if (looker === "nobody") return (await browser.newContext({ ...phone, ...looks })).newPage();
  const { token, ...one } = company[looker];
  const account = { ...one, password: PASSWORD, accessToken: token };
  const { page } = await openOnPhone({ browser, origin: one.origin }, account, looks);
  await mockLinkPreviews(page);
  return page;
}

/** Sets the reader's text size, which all sizes follow, and waits until lists have measured again. */
async function setText(page: Page, size: string): Promise<void> {
  await page.evaluate(async (wanted) => {
    document.documentElement.style.fontSize = wanted;
    for (let frames = 0; frames < 3; frames += 1)
      await new Promise((painted) => requestAnimationFrame(painted));
  }, size);
}

/**
 * What is wrong with the texts of the present screen at twice the size, on an ordinary phone and on the
 * narrowest.
 */
async function largeTextFaults(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await setText(page, "200%");
    found.push(...(await textFaultsOf(page)).map((fault) => `${size.width} ${fault}`));
  }
  await page.setViewportSize(phone.viewport);
  await setText(page, "");
  return found;
}

test("English: no A or AA fault on any screen, and no text is cut at twice the size (APP-12)", async ({
  browser,
  server,
}) => {
  test.setTimeout(900_000);
  const company = await seedCompany(server.origin);
  const shots = listShots(company);
  for (const looker of LOOKERS) {
    const page = await pageOf(looker, browser, company);
    for (const { file, path } of shots.filter((shot) => shot.looker === looker)) {
      await checkPage(page, server.origin, path);
      expect.soft(await pageFaults(page), file).toEqual([]);
      expect.soft(await largeTextFaults(page), file).toEqual([]);
    }
    await page.context().close();
  }
});
