import type { api, Character, CharacterDraft, InputOf } from "@4d/contract";
import type { Call, Context } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { isAccessible } from "./character-access.ts";
import { mayBeShown, mayInspect } from "./characters.policy.ts";
import { presentDraft } from "./characters.presenter.ts";
import { findByUser, findCharacter } from "./characters.repository.ts";
import type { CharacterRow } from "./characters.table.ts";
import { NO_SUCH_CHARACTER, ownCharacter } from "./own-character.ts";
import { presentCharacters } from "./present-characters.ts";
import { judgeSheet } from "./review-sheet.ts";
import { readSheet, readSource } from "./source.ts";

async function presentAccessible(ctx: Context, row: CharacterRow | undefined): Promise<Character> {
  const { services, actor } = ctx;
  ensure(
    row && (mayInspect(row, actor) || (await isAccessible(services.db, row, actor.id))),
    "notFound",
    NO_SUCH_CHARACTER,
  );
  const [character] = await presentCharacters(ctx, [row]);
  ensure(character, "notFound", NO_SUCH_CHARACTER);
  return character;
}

/** A character the caller may access. @throws Failure notFound. */
export const showCharacter = async ({
  ctx,
  input,
}: Call<InputOf<typeof api.characters.find>>): Promise<Character> =>
  presentAccessible(ctx, await findCharacter(ctx.services.db, input.id));

/** The character that has this user. @throws Failure notFound, also for people. */
export const showCharacterOfUser = async ({
  ctx,
  input,
}: Call<InputOf<typeof api.characters.ofUser>>): Promise<Character> =>
  presentAccessible(ctx, await findByUser(ctx.services.db, input.userId));

/** My character as I edit it. @throws Failure notFound. */
export async function showDraft({
  ctx: { services, actor },
  input,
}: Call<InputOf<typeof api.characters.draft>>): Promise<CharacterDraft> {
  return presentDraft(ownCharacter(await findCharacter(services.db, input.id), actor.id));
}

/**
 * A character as a post shows it; undefined when it may not be shown. One shared by link can be shown only by its
 * owner, and must be as fit for everybody as a reviewed one (`CHAR-1`).
 */
export async function characterPreview(services: Services, id: number, viewerId: number) {
  const row = await findCharacter(services.db, id);
  if (!row?.live_sheet || !mayBeShown(row)) return undefined;
  const sheet = readSheet(row.live_sheet);
  if (row.live_visibility !== "public") {
    if (row.owner_id !== viewerId) return undefined;
    const { verdict } = await judgeSheet(services, { sheet, visibility: "public", owner: viewerId });
    if (verdict !== "publish") return undefined;
  }
  const { name, tagline, avatar, background } = sheet;
  const painted = readSource(row.source)?.kind === "starter";
  return {
    title: name,
    subtitle: tagline,
    cover: background || avatar,
    aiLabel: painted ? ("builtin" as const) : ("none" as const),
    playable: true,
  };
}
