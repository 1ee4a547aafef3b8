import type { Services } from "../../platform/services.ts";
import { keyOf } from "./file-names.ts";
import { disownKeys, expireOwned } from "./files.repository.ts";

/** Files that stand in what others were sent: they stay, and nobody is named as their owner any more. */
export async function disownFiles(
  { db, config }: Pick<Services, "db" | "config">,
  owner: number,
  urls: readonly string[],
): Promise<void> {
  const keys = urls.map((url) => keyOf(config.publicUrl, url)).filter((key) => key !== null);
  await disownKeys(db, keys, owner);
}

/** Ends the life of every file of a person; the next sweep removes them. */
export const endFiles = ({ db, clock }: Pick<Services, "db" | "clock">, owner: number): Promise<void> =>
  expireOwned(db, owner, clock.now());
