import type { api, InputOf, OutputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { findCharacters, presentCharacters } from "../characters/index.ts";
import { type AiChatCursor, findRecentAiChats, findUnmetCharacters } from "./ai-chats.repository.ts";

type List = typeof api.aiChats.list;

/** Those talked with come first (`t`), then those new to him (`n`). */
interface ListCursor {
  among: "t" | "n";
  after: AiChatCursor | undefined;
}

function readCursor(cursor: string | undefined): ListCursor {
  if (cursor === undefined) return { among: "t", after: undefined };
  const [, among, value, id] = /^([tn])\.(\d{1,15})\.(\d{1,15})$/.exec(cursor) ?? [];
  ensure(among !== undefined, "invalid", { field: "cursor" });
  return { among: among === "t" ? "t" : "n", after: { value: Number(value), id: Number(id) } };
}

/** Characters the caller talks with, last first, then public ones: the order of swiping. @throws Failure invalid. */
export async function listAiChats({ ctx, input }: Call<InputOf<List>>): Promise<OutputOf<List>> {
  const { services, actor } = ctx;
  const { among, after } = readCursor(input.cursor);
  const limit = input.limit + 1;
  const ask = { userId: actor.id, limit };
  const known = among === "t" ? await findRecentAiChats(services.db, { ...ask, after }) : [];
  const remaining = limit - known.length;
  const fresh =
    remaining > 0
      ? await findUnmetCharacters(services.db, {
          ...ask,
          after: among === "n" ? after : undefined,
          limit: remaining,
        })
      : [];
  const entries = [
    ...known.map((one) => ({ ...one, among: "t" })),
    ...fresh.map((one) => ({ ...one, among: "n" })),
  ].slice(0, input.limit);
  const rows = await findCharacters(
    services.db,
    entries.map(({ id }) => id),
  );
  const last = entries.at(-1);
  const more = known.length + fresh.length > input.limit;
  return {
    items: await presentCharacters(ctx, rows),
    nextCursor: more && last ? `${last.among}.${last.value}.${last.id}` : null,
  };
}
