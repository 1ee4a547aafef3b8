import type { ReactNode } from "react";
import { signal } from "./signal.ts";

/** What a domain shows above the rows of the chat list, or null. */
export const chatListBanner = signal<ReactNode>(null);
