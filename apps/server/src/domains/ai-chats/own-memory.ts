import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { mayChangeMemory } from "./ai-chats.policy.ts";
import type { MemoryRow } from "./ai-chats.table.ts";
import { findMemory } from "./memories.repository.ts";

/** Something a character remembers of this person. @throws Failure notFound. */
export async function findOwnMemory(
  { db }: Pick<Services, "db">,
  id: number,
  viewerId: number,
): Promise<MemoryRow> {
  const row = await findMemory(db, id);
  ensure(row && mayChangeMemory(row, viewerId), "notFound", {
    zh: "这条记忆不存在",
    en: "There is no such memory",
  });
  return row;
}
