import type { api, InputOf, Talk } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { findCharacter } from "../characters/index.ts";
import { describeTalk } from "./describe-talk.ts";
import { metCharacter } from "./met-character.ts";
import { findLastTalk, findNewToHim, touchTalks } from "./talks.repository.ts";

/** The character the caller talked with last, or a public one to begin with (`characters §6.2`). */
export async function showActive({ ctx }: Call<unknown>): Promise<Talk | null> {
  const { services, actor } = ctx;
  const { db } = services;
  const first = { userId: actor.id, after: undefined, limit: 1 };
  const id = (await findLastTalk(db, actor.id)) ?? (await findNewToHim(db, first))[0]?.id;
  const row = id === undefined ? undefined : await findCharacter(db, id);
  return row ? describeTalk(ctx, row) : null;
}

/** Puts a character first among those the caller talks with; nothing is said, and it is no talk yet. @throws Failure notFound. */
export async function setActive({ ctx, input }: Call<InputOf<typeof api.talks.setActive>>): Promise<Talk> {
  const { services, actor } = ctx;
  const row = await metCharacter(services, input.characterId, actor.id);
  const pair = { userId: actor.id, characterId: row.id };
  await touchTalks(services.db, [pair], { now: services.clock.now(), counts: false });
  return describeTalk(ctx, row);
}
