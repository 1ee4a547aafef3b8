import type { api, InputOf, OutputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { findCharacters, hydrate } from "../characters/index.ts";
import { findNewToHim, findTalkedWith, type TalkPlace } from "./talks.repository.ts";

type List = typeof api.talks.list;

/** Those talked with come first (`t`), then those new to him (`n`). */
interface Place {
  among: "t" | "n";
  after: TalkPlace | undefined;
}

function readPlace(cursor: string | undefined): Place {
  if (cursor === undefined) return { among: "t", after: undefined };
  const [, among, value, id] = /^([tn])\.(\d{1,15})\.(\d{1,15})$/.exec(cursor) ?? [];
  ensure(among !== undefined, "invalid", { field: "cursor" });
  return { among: among === "t" ? "t" : "n", after: { value: Number(value), id: Number(id) } };
}

/** Characters the caller talks with, last first, then public ones: the order of swiping. @throws Failure invalid. */
export async function listTalks({ ctx, input }: Call<InputOf<List>>): Promise<OutputOf<List>> {
  const { services, actor } = ctx;
  const { among, after } = readPlace(input.cursor);
  const limit = input.limit + 1;
  const ask = { userId: actor.id, limit };
  const known = among === "t" ? await findTalkedWith(services.db, { ...ask, after }) : [];
  const left = limit - known.length;
  const fresh =
    left > 0
      ? await findNewToHim(services.db, {
          ...ask,
          after: among === "n" ? after : undefined,
          limit: left,
        })
      : [];
  const places = [
    ...known.map((one) => ({ ...one, among: "t" })),
    ...fresh.map((one) => ({ ...one, among: "n" })),
  ].slice(0, input.limit);
  const rows = await findCharacters(
    services.db,
    places.map(({ id }) => id),
  );
  const last = places.at(-1);
  const more = known.length + fresh.length > input.limit;
  return {
    items: await hydrate(ctx, rows),
    nextCursor: more && last ? `${last.among}.${last.value}.${last.id}` : null,
  };
}
