import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { ensureWebKit, findMiniBrowser } from "../../../scripts/lib/engine-programs.ts";
import { freePort } from "../../../scripts/lib/postgres.ts";
import { pause } from "../../../scripts/lib/shell.mjs";
import { phone } from "../../fixtures/phone.ts";
import type { Engine, EngineTab } from "./engine.ts";
import { keyActions } from "./keys.ts";
import { pointerActions } from "./pointer.ts";

// Without it the buttons of the tool bar keep the window wider than a phone.
const NARROW = "window *, toolbar *, headerbar * { min-width: 0; padding: 0; margin: 0; border-width: 0; }";
/** The height of the tool bar, px. */
const TOOL_BAR = 38;

const failure = z.object({ error: z.string(), message: z.string() });
const started = z.object({ sessionId: z.string() });
const ran = z.union([z.object({ value: z.string() }), z.object({ thrown: z.string() })]);

type Send = (method: "GET" | "POST" | "DELETE", path: string, body?: object) => Promise<unknown>;

/** The commands of WebDriver classic. @throws Error with what the driver says */
const sendTo =
  (origin: string): Send =>
  async (method, path, body) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = z.object({ value: z.unknown() }).parse(await response.json());
    if (response.ok) return value;
    const { error, message } = failure.parse(value);
    throw new Error(`${method} ${path}: ${error}: ${message}`);
  };

interface Session {
  readonly send: Send;
  readonly script: string;
  /** Runs a command in a window; a driver has one present window only, so one after the other. */
  readonly inWindow: <T>(handle: string, work: () => Promise<T>) => Promise<T>;
  readonly end: () => Promise<void>;
}

/** Runs an expression that may find the document without our script: WebKit cannot put it there before. */
const guarded = (expression: string): string => `
  const done = arguments[0];
  if (!globalThis.hands) done({ value: "no script" });
  else (${expression}).then((value) => done({ value }), (error) => done({ thrown: String(error) }));`;

function tabOf(session: Session, handle: string): EngineTab {
  const { send, script } = session;
  const here = <T>(work: () => Promise<T>) => session.inWindow(handle, work);
  const execute = (kind: "sync" | "async", body: string) =>
    send("POST", `/execute/${kind}`, { script: body, args: [] });
  const act = (source: object) => here(() => send("POST", "/actions", { actions: [source] }));
  const load = (path: string, body: object = {}) =>
    here(async () => {
      await send("POST", path, body);
      await execute("sync", script);
    });
  return {
    goto: (url) => load("/url", { url }),
    reload: () => load("/refresh"),
    back: () => load("/back"),
    run: (expression) =>
      here(async () => {
        let answer = ran.parse(await execute("async", guarded(expression)));
        if ("value" in answer && answer.value === "no script") {
          await execute("sync", script);
          answer = ran.parse(await execute("async", guarded(expression)));
        }
        if ("thrown" in answer) throw new Error(answer.thrown);
        return answer.value;
      }),
    point: async (steps) =>
      void (await act({ type: "pointer", id: "mouse", actions: pointerActions(steps) })),
    press: async (keys) => void (await act({ type: "key", id: "keyboard", actions: keyActions(keys) })),
    setFiles: (expression, paths) =>
      here(async () => {
        const element = z.record(z.string(), z.string()).parse(await execute("sync", `return ${expression}`));
        await send("POST", `/element/${Object.values(element)[0]}/value`, { text: paths.join("\n") });
      }),
    screenshot: () =>
      here(async () => Buffer.from(z.string().parse(await send("GET", "/screenshot")), "base64")),
    sibling: () =>
      here(async () => {
        const made = z
          .object({ handle: z.string() })
          .parse(await send("POST", "/window/new", { type: "window" }));
        return tabOf(session, made.handle);
      }),
    activate: () => here(async () => undefined),
    close: async () => {
      const left = z.array(z.string()).parse(await here(() => send("DELETE", "/window")));
      if (left.length === 0) await session.end();
    },
  };
}

/** One window of a session after the other. */
function windowSwitch(send: Send, first: string): Session["inWindow"] {
  let present = first;
  let queue: Promise<unknown> = Promise.resolve();
  return (handle, work) => {
    const done = queue.then(async () => {
      if (handle !== present) await send("POST", "/window", { handle });
      present = handle;
      return work();
    });
    queue = done.catch(() => undefined);
    return done;
  };
}

/** Starts a driver, whose one session is a browser of its own. */
async function openSession(env: NodeJS.ProcessEnv, program: string, script: string): Promise<EngineTab> {
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], { env, stdio: "ignore" });
  const orphan = () => driver.kill();
  process.once("exit", orphan);
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${origin}/status`).catch(() => undefined))?.ok && driver.exitCode === null)
    await pause(20);
  const args = ["--automation", "--enable-media-stream=true", "--enable-mock-capture-devices=true"];
  const alwaysMatch = { "webkitgtk:browserOptions": { binary: findMiniBrowser(), args } };
  const all = sendTo(origin);
  const { sessionId } = started.parse(await all("POST", "/session", { capabilities: { alwaysMatch } }));
  const send: Send = (method, path, body) => all(method, `/session/${sessionId}${path}`, body);
  const { width, height } = phone.viewport;
  await send("POST", "/window/rect", { x: 0, y: 0, width, height: height + TOOL_BAR });
  const first = z.string().parse(await send("GET", "/window"));
  const end = async () => {
    process.off("exit", orphan);
    driver.kill();
  };
  return tabOf({ send, script, inWindow: windowSwitch(send, first), end }, first);
}

/** A screen that nobody sees; resolves to its display. */
async function startScreen(): Promise<{ display: string; screen: ChildProcess }> {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1000x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const found = Promise.withResolvers<string>();
  screen.stdio[3]?.once("data", (chunk: Buffer) => found.resolve(`:${chunk.toString().trim()}`));
  screen.once("exit", (code) => found.reject(new Error(`Xvfb ended (${code})`)));
  return { display: await found.promise, screen };
}

/** WebKitGTK's small browser through WebKitWebDriver: a browser for every person. */
export async function startWebKit(): Promise<Engine> {
  const program = await ensureWebKit();
  const { display, screen } = await startScreen();
  const orphan = () => screen.kill();
  process.once("exit", orphan);
  const home = mkdtempSync(join(tmpdir(), "fd-webkit-"));
  mkdirSync(join(home, "gtk-3.0"));
  writeFileSync(join(home, "gtk-3.0", "gtk.css"), NARROW);
  const env = { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: home, TZ: phone.timezoneId };
  return {
    name: "webkit",
    open: (script) => openSession(env, program, script),
    async close() {
      process.off("exit", orphan);
      screen.kill();
      rmSync(home, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
