import type { Group } from "@4d/contract";
import type { ComponentType } from "react";
import { signal } from "../../platform/signal.ts";

/** When the characters of a group speak, on its page; brought by the talks' domain, which knows this one (`GROUP-4`). */
export const groupCharacters = signal<{ Section: ComponentType<{ group: Group }> } | null>(null);
