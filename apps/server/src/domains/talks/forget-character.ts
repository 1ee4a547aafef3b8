import type { Services } from "../../platform/services.ts";
import { dropMemoriesOf } from "./memories.repository.ts";

/** What a deleted character remembered, of anybody, is forgotten. */
export const forgetCharacter = ({ db }: Pick<Services, "db">, characterId: number): Promise<void> =>
  dropMemoriesOf(db, characterId);
