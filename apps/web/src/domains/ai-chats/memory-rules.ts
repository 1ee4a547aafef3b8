import { type CharacterMemory, MEMORY_MAX } from "@4d/contract";

type SortableMemory = Pick<CharacterMemory, "id" | "pinned" | "updatedAt">;

/** Pinned ones first, then by the time they were learnt or changed, latest first. Pure. */
export const sortMemories = <T extends SortableMemory>(items: readonly T[]): T[] =>
  [...items].sort(
    (one, other) =>
      Number(other.pinned) - Number(one.pinned) || other.updatedAt - one.updatedAt || other.id - one.id,
  );

/** An action in brackets, such as "(smiles)"; \uFF08 and \uFF09 are the full-width ones. */
const ACTION = /[(\uFF08][^)\uFF09\n]{1,200}[)\uFF09]/g;

/**
 * The memory that a pinned line of an AI chat becomes: what was said, not what was done, unless the line is nothing but
 * actions; cut to length. Pure.
 */
export function memoryText(line: string): string {
  const spoken = line.replaceAll(ACTION, "").trim();
  const text = spoken === "" ? line.trim() : spoken;
  return text.length > MEMORY_MAX ? `${text.slice(0, MEMORY_MAX - 1)}…` : text;
}
