import { MEMORY_KINDS, type Memory, memoryText, type Understanding, understand } from "@4d/dialogue";
import type { MemoryRow } from "./ai-chats.table.ts";

/** What the built-in engine understands of a memory; the columns that hold it. */
export type MemoryTopic = Pick<MemoryRow, "topic" | "value" | "about" | "day">;

const columnsOf = ({ kind, value, about, when }: Memory): MemoryTopic => ({
  ...{ topic: kind, value },
  ...{ about: about ?? null, day: when ?? null },
});

const NOTHING: MemoryTopic = { topic: null, value: null, about: null, day: null };

/** What the built-in engine understands of a remembered sentence, with or without its subject. */
export function topicOf(text: string): MemoryTopic {
  const nothing = { memories: [], history: [] };
  for (const said of [text, `我${text}`, `I ${text}`]) {
    const [found] = understand(said, nothing).added;
    if (found !== undefined) return columnsOf(found);
  }
  return NOTHING;
}

/** A stored memory as the engine reads it; undefined where it understands none. */
function memoryOf({ topic, value, about, day }: MemoryRow): Memory | undefined {
  const kind = MEMORY_KINDS.find((one) => one === topic);
  return kind === undefined || value === null
    ? undefined
    : { kind, value, about: about ?? undefined, when: day ?? undefined };
}

/** The memories the built-in engine understands, oldest first. */
export const usableMemories = (rows: readonly MemoryRow[]): Memory[] =>
  rows.toReversed().flatMap((row) => memoryOf(row) ?? []);

/** A fact to store, with its columns and the sentence shown. */
export type NewMemory = MemoryTopic & { kind: "fact" | "event"; text: string };

/** What a line changes in the memories: facts to store, and stored ones to delete. */
export interface MemoryChange {
  added: NewMemory[];
  removed: number[];
}

const TEXT_MOST = 200;
const DATED: ReadonlySet<Memory["kind"]> = new Set(["plan", "event"]);

/**
 * What a line says of the person, beside what is stored. A pinned memory is deleted only where the person asks for it to
 * be forgotten, not where they correct it.
 */
export function changeBy(
  line: string,
  {
    rows,
    history,
    now,
  }: { rows: readonly MemoryRow[]; history: Parameters<typeof understand>[1]["history"]; now: string },
): MemoryChange {
  const stored = new Map<Memory, MemoryRow>();
  for (const row of rows.toReversed()) {
    const memory = memoryOf(row);
    if (memory !== undefined) stored.set(memory, row);
  }
  const said: Understanding = understand(line, { memories: [...stored.keys()], history, now });
  const removed = said.removed.flatMap((memory) => {
    const row = stored.get(memory);
    return row === undefined || (row.pinned && said.command !== "forget") ? [] : [row.id];
  });
  const added = said.added.map((memory) => ({
    ...columnsOf(memory),
    kind: DATED.has(memory.kind) ? ("event" as const) : ("fact" as const),
    text: memoryText(memory).slice(0, TEXT_MOST),
  }));
  return { added, removed };
}
