import type { RaceCard } from "@4d/contract";
import type { ComponentType } from "react";
import { signal } from "../../platform/signal.ts";

/** What the crafting game, which depends on this domain, contributes to group chats. */
export interface CraftParts {
  /** In place of a bubble: a race of the group. */
  RaceCard: ComponentType<{ card: RaceCard }>;
  /** Starts a race in a group. */
  begin: (groupId: number) => void;
}

/** Null until somebody is logged in and the first page is drawn. */
export const craftParts = signal<CraftParts | null>(null);
