import type { api } from "@4d/contract";
import { loggedIn } from "./actors.ts";
import type { RowsOf } from "./row.ts";

export const settingsRows: RowsOf<typeof api.settings> = {
  config: { "of the system": { call: () => ({}), expect: loggedIn(200) } },
};
