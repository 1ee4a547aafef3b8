import { type CharacterMemory, MEMORY_MAX } from "@4d/contract";

type SortableMemory = Pick<CharacterMemory, "id" | "pinned" | "updatedAt">;

/** Pinned first, then the latest learnt or changed. Pure. */
export const sortMemories = <T extends SortableMemory>(items: readonly T[]): T[] =>
  items.toSorted(
    (one, other) =>
      Number(other.pinned) - Number(one.pinned) || other.updatedAt - one.updatedAt || other.id - one.id,
  );

/** A line of the AI chat as a memory: without the actions in brackets, cut to length. Pure. */
export function memoryText(line: string): string {
  const quoted = line.replaceAll(/[(\uFF08][^)\uFF09\n]{1,200}[)\uFF09]/g, "").trim();
  const text = quoted === "" ? line.trim() : quoted;
  return text.length > MEMORY_MAX ? `${text.slice(0, MEMORY_MAX - 1)}…` : text;
}
