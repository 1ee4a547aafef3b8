import type { Page } from "@playwright/test";

/** Something that opens over a screen or happens on it: where, and what a hand does there. */
export interface Scene {
  readonly file: string;
  readonly path: string;
  readonly looker: "nobody" | "me" | "boss";
  readonly act: (page: Page) => Promise<unknown>;
  /** Restores the state after the picture. */
  readonly after?: () => Promise<void>;
}
