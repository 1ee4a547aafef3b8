import type { Relation, User } from "@4d/contract";
import type { ComponentType } from "react";
import { signal } from "../../platform/signal.ts";

export interface CharacterCardProps {
  person: User;
  relation: Relation;
  onChanged: () => Promise<void>;
}

/** What the page of a character shows in place of a person's; brought by the talks' domain, which knows this one. */
export const characterCard = signal<{ Card: ComponentType<CharacterCardProps> } | null>(null);
