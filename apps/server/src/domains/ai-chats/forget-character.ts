import type { Services } from "../../platform/services.ts";
import { deleteMemoriesOf } from "./memories.repository.ts";

/** What a deleted character remembered, of anybody, is forgotten. */
export const forgetCharacterMemories = ({ db }: Pick<Services, "db">, characterId: number): Promise<void> =>
  deleteMemoriesOf(db, characterId);
