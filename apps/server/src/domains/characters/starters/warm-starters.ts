import { setImmediate } from "node:timers/promises";
import { reply } from "@4d/dialogue";
import type { Services } from "../../../platform/services.ts";
import { ensureHouseUser } from "../../users/index.ts";
import { findByKeys } from "../characters.repository.ts";
import { preparedOf, styleOf } from "../persona-of.ts";
import { readSheet } from "../source.ts";
import { STARTER_KEYS } from "./starter-characters.ts";

/**
 * Prepares the starter characters before anybody writes to them; otherwise the first reply would wait for the
 * dictionary and for its character to be parsed (`CHAR-6`: 300 ms). One per tick of the event loop, about twelve
 * milliseconds each.
 */
export async function warmStarters(services: Services, isStopping: () => boolean): Promise<void> {
  const rows = await findByKeys(services.db, await ensureHouseUser(services), STARTER_KEYS);
  for (const row of rows) {
    await setImmediate();
    if (isStopping()) return;
    const sheet = readSheet(row.live_sheet ?? row.sheet);
    reply(preparedOf(services, row, { sheet, booksKey: "" }), {
      text: "你好",
      style: styleOf(sheet),
      seed: row.id,
    });
  }
}
