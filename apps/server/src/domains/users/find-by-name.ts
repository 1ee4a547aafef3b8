import type { api, InputOf, User } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { enforceLimit } from "../../platform/enforce-limit.ts";
import { searchWordsOf } from "./name-keys.ts";
import { searchUsers } from "./search.repository.ts";
import { presentUser } from "./users.presenter.ts";
import { viewersOf } from "./visibility.ts";

const MOST = 20;
/** Length of the query, in UTF-16 units: older clients send whatever is in the field. */
const WORDS_MAX = 20;
const SEARCH_BUCKET = { rate: 1, burst: 20 };

/**
 * People whose account or nickname contains the query: names that begin with it first, the caller included (`protocol
 * §4.3`), at most 20; nobody for an empty or too long query.
 * @throws Failure `tooMany`.
 */
export async function findByName({
  ctx,
  input,
}: Call<InputOf<typeof api.users.findByName>>): Promise<User[]> {
  const { services, actor } = ctx;
  await enforceLimit(services, `search-users:${actor.id}`, SEARCH_BUCKET);
  if (input.name.length > WORDS_MAX) return [];
  const words = searchWordsOf(input.name);
  if (!words) return [];
  const rows = await searchUsers(services.db, { ...words, most: MOST });
  const viewer = await viewersOf(services, actor.id, rows, { online: true });
  const now = services.clock.now();
  return rows.map((row) => presentUser(row, viewer(row), now));
}
