import type { ReactNode } from "react";
import { signal } from "./signal.ts";

/** What a domain shows over every page (a running call). The app draws it, and loads the code for it when first set. */
export const overlay = signal<ReactNode>(null);
