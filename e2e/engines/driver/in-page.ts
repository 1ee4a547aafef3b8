// Runs in the page: finds elements as a person with or without a screen reader does, waits until one can be
// pressed, and records what goes wrong. `page-script.ts` bundles it for the engines.
import { computeAccessibleName, getRole, isDisabled, isInaccessible } from "dom-accessibility-api";
import type { Query, Words } from "./query.ts";

/** Where to press, px; or why nothing can be pressed yet. */
export type Aim = { readonly x: number; readonly y: number } | { readonly not: string };

const plain = (text: string | null): string => (text ?? "").replace(/\s+/g, " ").trim();

/** What was read from a page that isolates foreign texts; the marks are not what a person looks for. */
const unmarked = (text: string): string => text.replace(/[\u2066-\u2069\u200e\u200f]/g, "");

const equals = (words: Words, text: string): boolean =>
  typeof words === "string" ? text === plain(words) : new RegExp(words.source, words.flags).test(text);
const contains = (words: Words, text: string): boolean =>
  typeof words === "string"
    ? text.toLowerCase().includes(plain(words).toLowerCase())
    : new RegExp(words.source, words.flags).test(text);

function isSeen(element: Element): boolean {
  if (element.closest("[inert]") !== null || !element.checkVisibility({ visibilityProperty: true }))
    return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

const nameOf = (element: Element): string => unmarked(plain(computeAccessibleName(element)));
const textOf = (element: Element): string => unmarked(plain(element.textContent));

/** The innermost elements below `root` whose text matches. */
function showing(words: Words, root: Element): Element[] {
  if (root.matches("script, style, noscript") || !contains(words, textOf(root))) return [];
  const inner = [...root.children].flatMap((child) => showing(words, child));
  return inner.length > 0 ? inner : [root];
}

const FIELDS = "input, textarea, select, [contenteditable=true], [role=textbox], [role=searchbox]";

function candidates(query: Query, root: Element): Element[] {
  const { role, name, field, text } = query;
  if (text !== undefined) return showing(text, root).filter(isSeen);
  if (field !== undefined)
    return [...root.querySelectorAll(FIELDS)].filter((one) => isSeen(one) && equals(field, nameOf(one)));
  return [...root.querySelectorAll("*")].filter(
    (one) =>
      getRole(one) === role &&
      isSeen(one) &&
      !isInaccessible(one) &&
      (name === undefined || equals(name, nameOf(one))),
  );
}

/** The elements that a query means, in the order of the document. */
export function find(query: Query): Element[] {
  const { within, having, pick } = query;
  const roots = within === undefined ? [document.documentElement] : find(within);
  const all = [...new Set(roots.flatMap((root) => candidates(query, root)))];
  const found = having === undefined ? all : all.filter((one) => contains(having, textOf(one)));
  return pick === "last" ? found.slice(-1) : found;
}

const frame = (): Promise<unknown> =>
  // A hidden page draws no frames.
  Promise.race([new Promise(requestAnimationFrame), new Promise((late) => setTimeout(late, 100))]);

const same = (a: DOMRect, b: DOMRect): boolean =>
  a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;

const isIn = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;

/** Whether a press at that point reaches the element; a label passes it on to its field. */
function receives(element: Element, hit: Element | null): boolean {
  if (hit === null) return false;
  if (element === hit || element.contains(hit)) return true;
  return hit.closest("label")?.control === element;
}

/** Where to press the element: once it is alone, enabled, at rest, in sight and on top. */
export async function aim(query: Query): Promise<Aim> {
  const [element, ...others] = find(query);
  if (element === undefined) return { not: "it is not there" };
  if (others.length > 0) return { not: `there are ${others.length + 1}` };
  if (isDisabled(element) || element.getAttribute("aria-disabled") === "true")
    return { not: "it is disabled" };
  const before = element.getBoundingClientRect();
  await frame();
  await frame();
  const box = element.getBoundingClientRect();
  if (!element.isConnected || !same(before, box)) return { not: "it moves" };
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const hit = isIn(x, y) ? document.elementFromPoint(x, y) : null;
  if (receives(element, hit)) return { x: Math.round(x), y: Math.round(y) };
  element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  return { not: hit === null ? "it is out of sight" : `${hit.outerHTML.slice(0, 120)} covers it` };
}

/** The middle of the element a query means, px. */
export function middleOf(query: Query): { x: number; y: number } | undefined {
  const box = find(query)[0]?.getBoundingClientRect();
  return box && { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
}

/** Focuses the element a query means. */
export function focus(query: Query): boolean {
  const [element] = find(query);
  if (element instanceof HTMLElement) element.focus();
  return element !== undefined && document.activeElement === element;
}

/** The value of a field, or undefined where there is none. */
export function fieldValue(query: Query): string | undefined {
  const [element] = find(query);
  return element !== undefined && "value" in element ? String(element.value) : element?.textContent;
}

/** Whether the page at the present address is on top, wherever the address led. */
export function isDrawn(): boolean {
  const path = location.hash.replace(/^#/, "").split("?")[0] || "/";
  return document.querySelector("[data-page]:not([inert])")?.getAttribute("data-page") === path;
}

/** The names of what a person can see and press, to explain a failure. */
export function outline(): string {
  const roles = [
    "button",
    "heading",
    "textbox",
    "tab",
    "link",
    "checkbox",
    "radio",
    "status",
    "alert",
    "dialog",
  ];
  const named = [...document.querySelectorAll("*")].filter(
    (one) => roles.includes(getRole(one) ?? "") && isSeen(one),
  );
  const lines = named.map((one) => `${getRole(one)} “${nameOf(one).slice(0, 60)}”`);
  return `${location.href}\n${lines.slice(0, 60).join("\n")}`;
}

/** What went wrong in this document since it was loaded. */
export const faults: string[] = [];

/** The input whose file dialog was asked for last. The dialog itself stays closed. */
export let chooser: HTMLInputElement | undefined;

export function forgetChooser(): void {
  chooser = undefined;
}

/** All connections of calls that the page made. */
export const lines: RTCPeerConnection[] = [];

const reportOf = (thrown: unknown): string =>
  thrown instanceof Error ? `${thrown.message} ${thrown.stack}` : String(thrown);

function watch(): void {
  addEventListener("error", (event) => faults.push(`error: ${event.message} ${reportOf(event.error)}`));
  addEventListener("unhandledrejection", (event) =>
    faults.push(`unhandled rejection: ${reportOf(event.reason)}`),
  );
  document.addEventListener(
    "securitypolicyviolation",
    ({ violatedDirective, blockedURI, sourceFile, target }) => {
      const at = target instanceof Element ? target.outerHTML.slice(0, 200) : "";
      faults.push(`csp: ${violatedDirective} refuses ${blockedURI} in ${sourceFile} ${at}`);
    },
  );
  document.addEventListener(
    "click",
    (event) => {
      if (!(event.target instanceof HTMLInputElement) || event.target.type !== "file") return;
      event.preventDefault();
      chooser = event.target;
    },
    true,
  );
  if (!("RTCPeerConnection" in globalThis)) return;
  globalThis.RTCPeerConnection = new Proxy(RTCPeerConnection, {
    construct(made, args, target) {
      const line: unknown = Reflect.construct(made, args, target);
      if (!(line instanceof RTCPeerConnection)) throw new Error("no connection was made");
      lines.push(line);
      return line;
    },
  });
}

watch();
