/** The engines by the names of their browsers' families. */
export const engines = ["chromium", "firefox", "webkit"] as const;
export type EngineName = (typeof engines)[number];

/** A movement of the pointer; positions in px of the viewport. The button stays down until it is released. */
export type PointerStep =
  | { readonly kind: "move"; readonly x: number; readonly y: number; readonly ms?: number }
  | { readonly kind: "down"; readonly button?: "right" }
  | { readonly kind: "up"; readonly button?: "right" };

/** One tab of an engine: the few things that differ between engines. All else happens in the page. */
export interface EngineTab {
  /** Loads an address; for a change after the `#` the document stays. */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Evaluates an expression whose promise resolves to a string. */
  run(expression: string): Promise<string>;
  point(steps: readonly PointerStep[]): Promise<void>;
  /** Presses and releases keys: characters, or names such as `Enter`. */
  press(keys: readonly string[]): Promise<void>;
  /** Gives files to the input that an expression means. */
  setFiles(expression: string, paths: readonly string[]): Promise<void>;
  /** A PNG of the viewport. */
  screenshot(): Promise<Buffer>;
  /** Another tab with the same storage. */
  sibling(): Promise<EngineTab>;
  /** Brings the tab to the front. */
  activate(): Promise<void>;
  /** Closes the tab, and with the last one of a person their storage. */
  close(): Promise<void>;
}

/** An engine at work. */
export interface Engine {
  readonly name: EngineName;
  /** A tab with storage of its own, like another person's phone. `script` runs in every document before its own. */
  open(script: string): Promise<EngineTab>;
  close(): Promise<void>;
}
