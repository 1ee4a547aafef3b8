import type { ReactNode } from "react";
import { signal } from "./signal.ts";

/** What a domain keeps over every page (a running call); drawn by the app, its code fetched when first set. */
export const overlay = signal<ReactNode>(null);
