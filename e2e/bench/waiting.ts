import type { Page } from "@playwright/test";
import type { Figure } from "../../bench/lib/figures.ts";
import { LISTED, listStored, openPhone, type Rig, sendTexts, throttle } from "./rig.ts";

const WAITING = 10_000;
const LAST = "一万句的末尾";

/** The longest time the page's main thread was busy without a break, ms. */
const longestTask = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const seen = new PerformanceObserver((list) =>
          resolve(Math.max(...list.getEntries().map(({ duration }) => duration))),
        );
        seen.observe({ type: "longtask", buffered: true });
        // No task took more than 50 ms, so no entry will come.
        setTimeout(() => resolve(0), 1000);
      }),
  );

/** Opens a phone that was off while ten thousand messages arrived; four times slower, with a good network. */
export async function waiting(rig: Rig): Promise<Figure[]> {
  // Whatever the earlier parts sent, the list shows the expected line.
  await sendTexts(rig, 1, LISTED);
  const { page, context } = await openPhone(rig);
  await listStored(page);
  await page.goto("about:blank");
  await sendTexts(rig, WAITING, LAST, 25);
  await throttle(page, { cpu: 4, net: false });
  await page.goto(`${rig.server.origin}/h5/#/`);
  const drawn = await page.evaluate((text) => window.meter.painted(text), LAST);
  await page.waitForLoadState("networkidle");
  const task = await longestTask(page);
  await context.close();
  return [
    {
      database: "visit",
      what: `open to ${WAITING} waiting messages, list drawn`,
      value: drawn,
      unit: "ms",
      goal: { atMost: 3000 },
    },
    {
      database: "visit",
      what: "… longest task until all are pulled",
      value: task,
      unit: "ms",
      goal: { atMost: 200 },
    },
  ];
}
