import { chromium, type Page } from "@playwright/test";
import { ensureBrowser } from "../../../scripts/lib/machine.ts";
import { phone } from "../../fixtures/phone.ts";
import type { Engine, EngineTab, PointerStep } from "./engine.ts";

async function follow(page: Page, step: PointerStep): Promise<void> {
  if (step.kind === "move") await page.mouse.move(step.x, step.y, { steps: step.ms ? 8 : 1 });
  else if (step.kind === "down") await page.mouse.down({ button: step.button ?? "left" });
  else await page.mouse.up({ button: step.button ?? "left" });
}

function tabOf(page: Page): EngineTab {
  const context = page.context();
  return {
    goto: async (url) => void (await page.goto(url, { waitUntil: "domcontentloaded" })),
    reload: async () => void (await page.reload({ waitUntil: "domcontentloaded" })),
    back: async () => void (await page.goBack({ waitUntil: "commit" })),
    run: (expression) => page.evaluate<string>(expression),
    async point(steps) {
      for (const step of steps) await follow(page, step);
    },
    async press(keys) {
      for (const key of keys)
        if (key.length > 1 || /[ -~]/.test(key)) await page.keyboard.press(key);
        else await page.keyboard.insertText(key);
    },
    async setFiles(expression, paths) {
      const input = await page.evaluateHandle<HTMLInputElement>(expression);
      await input.setInputFiles([...paths]);
    },
    screenshot: () => page.screenshot(),
    sibling: async () => tabOf(await context.newPage()),
    activate: () => page.bringToFront(),
    async close() {
      await page.close();
      if (context.pages().length === 0) await context.close();
    },
  };
}

/** Chromium through Playwright, which the other journeys use as well: nothing more to install. */
export async function startChromium(): Promise<Engine> {
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--disable-background-networking",
      "--use-fake-ui-for-media-stream",
      "--use-fake-device-for-media-stream=fps=5",
    ],
  });
  return {
    name: "chromium",
    async open(script) {
      const context = await browser.newContext(phone);
      await context.addInitScript({ content: script });
      return tabOf(await context.newPage());
    },
    close: () => browser.close(),
  };
}
