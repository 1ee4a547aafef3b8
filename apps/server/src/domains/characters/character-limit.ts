import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { countMine } from "./characters.repository.ts";

/** Drafts and characters of one person. */
const MOST = 200;

/** @throws Failure tooMany when somebody keeps as many characters as one may. */
export async function ensureCharacterLimit({ db }: Pick<Services, "db">, ownerId: number): Promise<void> {
  ensure((await countMine(db, ownerId)) < MOST, "tooMany", {
    zh: `最多保留 ${MOST} 个角色`,
    en: `At most ${MOST} characters can be kept`,
  });
}
