import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pause } from "../../../scripts/lib/shell.mjs";
import type { EngineName, EngineTab } from "./engine.ts";
import type * as inPage from "./in-page.ts";
import { inWords, type Query, text } from "./query.ts";

declare global {
  var hands: typeof inPage;
}

/** How long a person waits for what must come, ms. */
const PATIENCE_MS = 15_000;
const LOOK_MS = 50;

type Wait = { readonly timeout?: number };
type File = { readonly name: string; readonly buffer: Buffer };

/** One tab of a browser in a person's hand: what a journey does with it, the same on every engine. */
export class Phone {
  readonly engine: EngineName;
  readonly origin: string;
  readonly #tab: EngineTab;
  readonly #faults: string[] = [];

  constructor(engine: EngineName, origin: string, tab: EngineTab) {
    this.engine = engine;
    this.origin = origin;
    this.#tab = tab;
  }

  /** Runs a function in the page; arguments and result travel as JSON. */
  async evaluate<A extends readonly unknown[], R>(
    work: (...args: A) => R | Promise<R>,
    ...args: A
  ): Promise<R> {
    const call = `(${work.toString()})(...${JSON.stringify(args)})`;
    const answer: unknown = JSON.parse(
      await this.#tab.run(`(async () => JSON.stringify({ value: await ${call} }))()`),
    );
    return (answer as { value: R }).value;
  }

  /** Waits until a function returns something other than undefined, or fails with `what`, as it is by then. */
  async until<T>(
    what: string | (() => string),
    look: () => Promise<T | undefined>,
    { timeout = PATIENCE_MS }: Wait = {},
  ): Promise<T> {
    const end = performance.now() + timeout;
    let why: unknown;
    do {
      try {
        const found = await look();
        if (found !== undefined) return found;
      } catch (cause) {
        // A document that is just being replaced cannot be asked.
        why = cause;
      }
      await pause(LOOK_MS);
    } while (performance.now() < end);
    throw new Error(`${this.engine}: ${typeof what === "string" ? what : what()}`, { cause: why });
  }

  /** Opens a screen by its path, such as `/pages/friend/friend`, and waits until it is drawn. */
  async open(path: string): Promise<void> {
    await this.goto(`${this.origin}/h5/#${path}`);
    await this.until(`${path} is not drawn`, () => this.evaluate(() => hands.isDrawn() || undefined));
  }

  async goto(url: string): Promise<void> {
    await this.#keepFaults();
    await this.#tab.goto(url);
  }

  async reload(): Promise<void> {
    await this.#keepFaults();
    await this.#tab.reload();
  }

  back = (): Promise<void> => this.#tab.back();
  activate = (): Promise<void> => this.#tab.activate();
  screenshot = (): Promise<Buffer> => this.#tab.screenshot();
  press = (...keys: string[]): Promise<void> => this.#tab.press(keys);

  /** How many elements a query finds. */
  count = (query: Query): Promise<number> => this.evaluate((asked) => hands.find(asked).length, query);

  /** Waits until an element, or a text, is on the screen. */
  async sees(what: Query | string | RegExp, wait: Wait = {}): Promise<void> {
    const query = isQuery(what) ? what : text(what);
    const look = async () => (await this.count(query)) > 0 || undefined;
    await this.until(`${inWords(query)} does not appear`, look, wait);
  }

  /** Waits until an element, or a text, is not on the screen. */
  async misses(what: Query | string | RegExp, wait: Wait = {}): Promise<void> {
    const query = isQuery(what) ? what : text(what);
    const look = async () => (await this.count(query)) === 0 || undefined;
    await this.until(`${inWords(query)} does not go away`, look, wait);
  }

  /** Waits until there are this many. */
  async seesCount(query: Query, count: number): Promise<void> {
    let last = -1;
    await this.until(`${inWords(query)}: there are not ${count}`, async () => {
      last = await this.count(query);
      return last === count || undefined;
    });
  }

  /** Where an element can be pressed, once it can be. */
  async aim(query: Query): Promise<{ x: number; y: number }> {
    let not = "";
    const look = async () => {
      const found: inPage.Aim = await this.evaluate((asked) => hands.aim(asked), query);
      if (!("not" in found)) return found;
      not = found.not;
      return undefined;
    };
    const end = () => `${inWords(query)} cannot be pressed: ${not}`;
    return this.until("", look).catch((cause: unknown) => {
      throw new Error(`${end()}\n${String(cause)}`);
    });
  }

  /** The middle of an element, whatever lies over it. */
  middleOf = (query: Query): Promise<{ x: number; y: number }> =>
    this.until(`${inWords(query)} does not appear`, () =>
      this.evaluate((asked) => hands.middleOf(asked), query),
    );

  /** Presses an element. */
  async tap(query: Query): Promise<void> {
    const { x, y } = await this.aim(query);
    await this.#tab.point([{ kind: "move", x, y }, { kind: "down" }, { kind: "up" }]);
  }

  /** Presses an element with the right button, which opens its menu. */
  async tapRight(query: Query): Promise<void> {
    const { x, y } = await this.aim(query);
    const right = { button: "right" } as const;
    await this.#tab.point([
      { kind: "move", x, y },
      { kind: "down", ...right },
      { kind: "up", ...right },
    ]);
  }

  /** Presses an element and holds it while something is done. */
  async hold(query: Query, during: () => Promise<void>): Promise<void> {
    const { x, y } = await this.aim(query);
    await this.#tab.point([{ kind: "move", x, y }, { kind: "down" }]);
    await during();
    await this.#tab.point([{ kind: "up" }]);
  }

  /** Drags an element to a point or to another element. */
  async drag(query: Query, to: Query | { x: number; y: number }): Promise<void> {
    const from = await this.aim(query);
    const end = "x" in to ? to : await this.aim(to);
    const middle = { x: Math.round((from.x + end.x) / 2), y: Math.round((from.y + end.y) / 2) };
    await this.#tab.point([
      { kind: "move", ...from },
      { kind: "down" },
      { kind: "move", ...middle, ms: 100 },
      { kind: "move", ...end, ms: 100 },
      { kind: "up" },
    ]);
  }

  /** Focuses an element and presses a key: for what lies under a link, or is still rising. */
  async pressOn(query: Query, key: string): Promise<void> {
    const look = () => this.evaluate((asked) => hands.focus(asked) || undefined, query);
    await this.until(`${inWords(query)} cannot be focused`, look);
    await this.#tab.press([key]);
  }

  /** Replaces the text of a field by keys. */
  async fill(query: Query, value: string): Promise<void> {
    await this.tap(query);
    await this.evaluate(() => document.execCommand("selectAll"));
    await this.#tab.press(value === "" ? ["Backspace"] : Array.from(value));
    const look = async () => (await this.value(query)) === value || undefined;
    await this.until(`${inWords(query)} does not take “${value}”`, look);
  }

  /** The text of a field. */
  value = (query: Query): Promise<string | undefined> =>
    this.evaluate((asked) => hands.fieldValue(asked), query);

  /** Presses an element that asks for files, and gives them. */
  async choose(query: Query, ...files: File[]): Promise<void> {
    const folder = mkdtempSync(join(tmpdir(), "fd-files-"));
    const paths = files.map(({ name, buffer }) => {
      writeFileSync(join(folder, name), buffer);
      return join(folder, name);
    });
    await this.evaluate(() => hands.forgetChooser());
    await this.tap(query);
    await this.until("no file is asked for", () =>
      this.evaluate(() => hands.chooser !== undefined || undefined),
    );
    await this.#tab.setFiles("hands.chooser", paths);
    // The page reads them later than it gets them.
    process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  }

  /** Another tab of the same person. */
  async sibling(): Promise<Phone> {
    return new Phone(this.engine, this.origin, await this.#tab.sibling());
  }

  async #keepFaults(): Promise<void> {
    const found = await this.evaluate(() => hands.faults.splice(0)).catch(() => []);
    this.#faults.push(...found);
  }

  /** What has gone wrong in the pages so far: errors nobody caught, and what the CSP refused. */
  async faults(): Promise<readonly string[]> {
    await this.#keepFaults();
    return this.#faults;
  }

  /** What the screen shows, in words, to explain a failure. */
  outline = (): Promise<string> => this.evaluate(() => hands.outline()).catch(String);

  close = (): Promise<void> => this.#tab.close();
}

const isQuery = (what: Query | string | RegExp): what is Query =>
  typeof what === "object" && !(what instanceof RegExp);
