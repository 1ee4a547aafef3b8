import type { Group } from "@4d/contract";
import type { ComponentType } from "react";
import { signal } from "../../platform/signal.ts";

/** The characters section of a group's page; set by the AI chats' domain, which depends on this one (`GROUP-4`). */
export const groupCharacters = signal<{ Section: ComponentType<{ group: Group }> } | null>(null);
