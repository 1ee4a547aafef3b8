import type { api, InputOf, OutputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { presentMemory } from "./ai-chats.presenter.ts";
import { findMemories, type MemoryCursor } from "./memories.repository.ts";

type Memories = typeof api.aiChats.memories;

function readCursor(cursor: string | undefined): MemoryCursor | undefined {
  if (cursor === undefined) return undefined;
  const [, pinned, updatedAt, id] = /^([01])\.(\d{1,15})\.(\d{1,15})$/.exec(cursor) ?? [];
  ensure(pinned !== undefined, "invalid", { field: "cursor" });
  return { pinned: pinned === "1", updatedAt: Number(updatedAt), id: Number(id) };
}

/** What a character remembers of the caller, pinned first, also of one that is gone. @throws Failure invalid (cursor). */
export async function listMemories({
  ctx: { services, actor },
  input: { characterId, cursor, limit },
}: Call<InputOf<Memories>>): Promise<OutputOf<Memories>> {
  const after = readCursor(cursor);
  const rows = await findMemories(services.db, {
    ...{ userId: actor.id, characterId, after },
    limit: limit + 1,
  });
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  const nextCursor = last ? `${last.pinned ? 1 : 0}.${last.updated_at}.${last.id}` : null;
  return { items: items.map(presentMemory), nextCursor };
}
