import type { Relation, User } from "@4d/contract";
import type { ComponentType } from "react";
import { signal } from "../../platform/signal.ts";

export interface CharacterCardProps {
  person: User;
  relation: Relation;
  onChanged: () => Promise<void>;
}

/** Replaces a person's page for characters; set by the AI chats' domain, which depends on this one. */
export const characterCard = signal<{ Card: ComponentType<CharacterCardProps> } | null>(null);
