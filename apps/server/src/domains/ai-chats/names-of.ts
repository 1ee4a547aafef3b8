import { calledName, type Names } from "@4d/cards";
import type { CharacterSheet } from "@4d/contract";
import type { Services } from "../../platform/services.ts";
import { findUser } from "../users/index.ts";

/** How the two are called: what `{{user}}` and `{{char}}` stand for. */
export async function loadNames(
  { db }: Pick<Services, "db">,
  sheet: CharacterSheet,
  userId: number,
): Promise<Names> {
  const user = await findUser(db, userId);
  return { user: user?.nick_name ?? "", char: calledName(sheet) };
}
