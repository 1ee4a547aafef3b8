import type { Page } from "@playwright/test";

/** Something that lies over a screen or happens on it: where, and what a hand does there. */
export interface Scene {
  readonly file: string;
  readonly path: string;
  readonly looker: "nobody" | "me" | "boss";
  readonly act: (page: Page) => Promise<unknown>;
  /** Puts the world back once its picture is taken. */
  readonly after?: () => Promise<void>;
}
