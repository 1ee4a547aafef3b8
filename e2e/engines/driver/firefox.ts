import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { ensureFirefox } from "../../../scripts/lib/engine-programs.ts";
import { phone } from "../../fixtures/phone.ts";
import { type Bidi, connectBidi } from "./bidi.ts";
import type { Engine, EngineTab } from "./engine.ts";
import { keyActions } from "./keys.ts";
import { pointerActions } from "./pointer.ts";

const PREFS = {
  // A microphone and a camera of the browser's own, without a question.
  "media.navigator.streams.fake": true,
  "media.navigator.permission.disabled": true,
  // Two browsers of one machine find each other without mDNS, which a container may lack.
  "media.peerconnection.ice.obfuscate_host_addresses": false,
  "app.update.enabled": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "browser.shell.checkDefaultBrowser": false,
};

const evaluated = z.union([
  z.object({ type: z.literal("success"), result: z.object({ value: z.string() }) }),
  z.object({ type: z.literal("exception"), exceptionDetails: z.object({ text: z.string() }) }),
]);
const node = z.object({ result: z.object({ sharedId: z.string() }) });
const created = z.object({ context: z.string() });
const tree = z.object({ contexts: z.array(z.object({ userContext: z.string() })) });

async function openTab(bidi: Bidi, userContext: string): Promise<EngineTab> {
  const { context } = created.parse(
    await bidi.call("browsingContext.create", { type: "window", userContext }),
  );
  const here = { contexts: [context] };
  await bidi.call("browsingContext.setViewport", { context, viewport: phone.viewport });
  await bidi.call("emulation.setLocaleOverride", { ...here, locale: phone.locale });
  await bidi.call("emulation.setTimezoneOverride", { ...here, timezone: phone.timezoneId });
  const act = async (source: object) => {
    // The phone somebody presses is the one in their hand: Firefox gives no camera to a window behind another.
    await bidi.call("browsingContext.activate", { context });
    await bidi.call("input.performActions", { context, actions: [source] });
  };
  const evaluate = (expression: string) =>
    bidi.call("script.evaluate", { expression, target: { context }, awaitPromise: true });
  return {
    goto: async (url) =>
      void (await bidi.call("browsingContext.navigate", { context, url, wait: "interactive" })),
    reload: async () => void (await bidi.call("browsingContext.reload", { context, wait: "interactive" })),
    back: async () => void (await bidi.call("browsingContext.traverseHistory", { context, delta: -1 })),
    async run(expression) {
      const answer = evaluated.parse(await evaluate(expression));
      if (answer.type === "exception") throw new Error(answer.exceptionDetails.text);
      return answer.result.value;
    },
    point: async (steps) => act({ type: "pointer", id: "mouse", actions: pointerActions(steps) }),
    press: async (keys) => act({ type: "key", id: "keyboard", actions: keyActions(keys) }),
    async setFiles(expression, files) {
      const { result } = node.parse(await evaluate(expression));
      await bidi.call("input.setFiles", { context, element: { sharedId: result.sharedId }, files });
    },
    async screenshot() {
      const { data } = z
        .object({ data: z.string() })
        .parse(await bidi.call("browsingContext.captureScreenshot", { context }));
      return Buffer.from(data, "base64");
    },
    sibling: () => openTab(bidi, userContext),
    activate: async () => void (await bidi.call("browsingContext.activate", { context })),
    async close() {
      await bidi.call("browsingContext.close", { context });
      const { contexts } = tree.parse(await bidi.call("browsingContext.getTree", { maxDepth: 0 }));
      if (contexts.some((one) => one.userContext === userContext)) return;
      await bidi.call("browser.removeUserContext", { userContext });
    },
  };
}

/** The address of the BiDi socket, which the browser prints once it is there. */
function socketOf(browser: ChildProcess): Promise<string> {
  const found = Promise.withResolvers<string>();
  let printed = "";
  browser.stderr?.on("data", (chunk: Buffer) => {
    printed += chunk.toString();
    const [, url] = /WebDriver BiDi listening on (ws:\S+)/.exec(printed) ?? [];
    if (url) found.resolve(url);
  });
  browser.once("exit", (code) =>
    found.reject(new Error(`Firefox ended (${code}):\n${printed.slice(-2_000)}`)),
  );
  return found.promise;
}

/** Firefox over its own WebDriver BiDi socket, with a user context for every person. */
export async function startFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), "fd-firefox-"));
  const lines = Object.entries(PREFS).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, "user.js"), lines.join("\n"));
  const args = ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", profile];
  const browser = spawn(await ensureFirefox(), args, { stdio: ["ignore", "ignore", "pipe"] });
  const orphan = () => browser.kill("SIGKILL");
  process.once("exit", orphan);
  const ended = new Promise((resolve) => browser.once("exit", resolve));
  const bidi = await connectBidi(`${await socketOf(browser)}/session`);
  await bidi.call("session.new", { capabilities: {} });
  return {
    name: "firefox",
    async open(script) {
      const { userContext } = z
        .object({ userContext: z.string() })
        .parse(await bidi.call("browser.createUserContext"));
      const preload = { functionDeclaration: `() => { ${script} }`, userContexts: [userContext] };
      await bidi.call("script.addPreloadScript", preload);
      return openTab(bidi, userContext);
    },
    async close() {
      await bidi.call("browser.close");
      bidi.close();
      await ended;
      process.off("exit", orphan);
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
