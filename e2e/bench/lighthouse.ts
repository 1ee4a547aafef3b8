// `npm run lighthouse [-- --rounds 3]`: Lighthouse over the built app, as a phone on slow 4G: performance,
// accessibility and best practices of a first visit, the chat list, a chat, the contacts and the person's own page.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { api } from "@4d/contract";
import { chromium } from "@playwright/test";
import { type Figure, reached, report } from "../../bench/lib/figures.ts";
import { median } from "../../bench/lib/measure.ts";
import {
  CATEGORIES,
  ensureLighthouse,
  type LighthouseResult,
  runLighthouse,
} from "../../scripts/lib/lighthouse.ts";
import { ensureBrowser } from "../../scripts/lib/machine.ts";
import { freePort } from "../../scripts/lib/postgres.ts";
import { startServer } from "../../scripts/lib/server.ts";
import { say } from "../../scripts/lib/shell.mjs";
import { befriend, logIn, register } from "../fixtures/people.ts";

const { values } = parseArgs({ options: { rounds: { type: "string", default: "3" } } });
const rounds = Number(values.rounds);
/** Goals of `quality §3.3`, out of a hundred. */
const GOAL = { performance: 80, accessibility: 95, "best-practices": 95 };

await ensureLighthouse();
const server = await startServer({ env: { RATE_LIMIT_SCALE: "100000", STARTER_CONTENT: "off" } });
const profile = mkdtempSync(join(tmpdir(), "lighthouse-"));
const port = await freePort();
const context = await chromium.launchPersistentContext(profile, {
  executablePath: await ensureBrowser(),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-sync",
    `--remote-debugging-port=${port}`,
  ],
});
let isGood = false;
try {
  const figures = await audits();
  report("lighthouse", figures);
  isGood = figures.every((figure) => reached(figure) !== false);
} finally {
  await context.close();
  await server.remove();
  rmSync(profile, { recursive: true, force: true });
}
process.exit(isGood ? 0 : 1);

async function audits(): Promise<Figure[]> {
  const { origin } = server;
  const mei = await register(origin, "梅子");
  const jie = await register(origin, "阿杰");
  await befriend(mei, jie);
  for (let number = 0; number < 30; number += 1)
    await jie.call(api.privateMessages.send, {
      body: { recvId: mei.id, content: `第 ${number} 句`, type: 0 },
    });
  const figures = await audit("first visit", `${origin}/h5/`);
  const page = await context.newPage();
  await page.goto(`${origin}/h5/icons/icon-192.png`);
  await page.evaluate(
    (info) => {
      localStorage.setItem("loginInfo", info);
      localStorage.setItem("start_page", "messages");
    },
    JSON.stringify(await logIn(origin, mei.userName, 0)),
  );
  await page.close();
  const screens = {
    "chat list": "/",
    "a chat": `/pages/chat/chat-box?chatId=p:${jie.id}`,
    contacts: "/pages/friend/friend",
    mine: "/pages/mine/mine",
  };
  for (const [name, path] of Object.entries(screens))
    figures.push(...(await audit(name, `${origin}/h5/#${path}`)));
  return figures;
}

/** The median scores of some visits, and the faults they found. */
async function audit(name: string, url: string): Promise<Figure[]> {
  say(`${name}…`);
  const opinions: LighthouseResult[] = [];
  while (opinions.length < rounds) opinions.push(await runLighthouse(url, port));
  for (const fault of new Set(opinions.flatMap(({ faults }) => faults))) say(`  ${fault}`);
  return CATEGORIES.map((category) => {
    const scores = opinions.map((opinion) => opinion.scores[category]);
    return {
      database: name,
      what: category,
      value: median(scores),
      unit: "of 100",
      goal: { atLeast: GOAL[category] },
      note: `median of ${scores.join(", ")}`,
    };
  });
}
