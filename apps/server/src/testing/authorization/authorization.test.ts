import { type api, type Endpoint, operations } from "@4d/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountRows } from "./account.rows.ts";
import { ACTORS, type ActorName, type Cells } from "./actors.ts";
import {
  adminAuditRows,
  adminCasesRows,
  adminGroupsRows,
  adminPeopleRows,
  adminSettingsRows,
  adminStatsRows,
  decisionsRows,
} from "./admin.rows.ts";
import { authRows, secondFactorRows } from "./auth.rows.ts";
import { adsRows, capsuleAdminRows, capsulesRows } from "./capsules.rows.ts";
import { characterMakingRows } from "./character-making.rows.ts";
import { charactersRows } from "./characters.rows.ts";
import { chatsRows } from "./chats.rows.ts";
import { craftRacesRows, craftRows } from "./craft.rows.ts";
import { filesRows } from "./files.rows.ts";
import { friendsRows } from "./friends.rows.ts";
import { giftsRows } from "./gifts.rows.ts";
import { groupCallsRows } from "./group-calls.rows.ts";
import { groupMessagesRows } from "./group-messages.rows.ts";
import { groupsRows } from "./groups.rows.ts";
import { imagesRows } from "./images.rows.ts";
import { orderAdminRows, ordersRows } from "./orders.rows.ts";
import { pollsRows } from "./polls.rows.ts";
import { privateCallsRows } from "./private-calls.rows.ts";
import { privateMessagesRows } from "./private-messages.rows.ts";
import { pushRows } from "./push.rows.ts";
import type { Case, RowsOf } from "./row.ts";
import { settingsRows } from "./settings.rows.ts";
import { collectionsRows, commentsRows, postsRows } from "./square.rows.ts";
import { creatorsRows, feedRows, noticesRows, squareRows } from "./square-people.rows.ts";
import { storiesRows } from "./stories.rows.ts";
import { storyReadingRows } from "./story-reading.rows.ts";
import { talksRows } from "./talks.rows.ts";
import { timedRows } from "./timed.rows.ts";
import { usersRows } from "./users.rows.ts";
import { ask, makeWorld, SECRET, tokenOf, type World } from "./world.ts";

type Matrix = { [D in keyof typeof api]: RowsOf<(typeof api)[D]> };

/** A contract table or an operation without a row does not compile. */
const matrix: Matrix = {
  auth: authRows,
  secondFactor: secondFactorRows,
  account: accountRows,
  users: usersRows,
  friends: friendsRows,
  files: filesRows,
  settings: settingsRows,
  groups: groupsRows,
  privateMessages: privateMessagesRows,
  groupMessages: groupMessagesRows,
  polls: pollsRows,
  chats: chatsRows,
  timed: timedRows,
  push: pushRows,
  privateCalls: privateCallsRows,
  groupCalls: groupCallsRows,
  capsules: capsulesRows,
  ads: adsRows,
  capsuleAdmin: capsuleAdminRows,
  gifts: giftsRows,
  orders: ordersRows,
  orderAdmin: orderAdminRows,
  characters: charactersRows,
  characterMaking: characterMakingRows,
  talks: talksRows,
  images: imagesRows,
  stories: storiesRows,
  storyReading: storyReadingRows,
  craft: craftRows,
  craftRaces: craftRacesRows,
  adminPeople: adminPeopleRows,
  adminSettings: adminSettingsRows,
  adminCases: adminCasesRows,
  adminGroups: adminGroupsRows,
  decisions: decisionsRows,
  adminStats: adminStatsRows,
  adminAudit: adminAuditRows,
  posts: postsRows,
  comments: commentsRows,
  collections: collectionsRows,
  creators: creatorsRows,
  square: squareRows,
  notices: noticesRows,
  feed: feedRows,
};

/** The rows by operation name, for the runner, which knows no operation's own types. */
const rows = new Map<string, Record<string, Case<Endpoint>>>(
  Object.entries(matrix).flatMap(([domain, table]) =>
    Object.entries(table).map(([operation, row]) => [
      `${domain}.${operation}`,
      row as Record<string, Case<Endpoint>>,
    ]),
  ),
);

const OUTSIDE: readonly ActorName[] = ["anonymous", "stranger", "banned", "administrator"];

/** What this actor must never be shown, whatever he calls. */
function hidden(actor: ActorName): string[] {
  if (OUTSIDE.includes(actor)) return Object.values(SECRET);
  return actor === "former" ? [SECRET.private, SECRET.late] : [SECRET.private];
}

let world: World;
beforeAll(async () => {
  world = await makeWorld();
}, 120_000);
afterAll(() => world.close());

/** Whatever an administrator did is written down, with what came of it (`messaging §3`). */
async function expectLine(endpoint: Endpoint, code: number): Promise<void> {
  const line = await world.app.services.db
    .selectFrom("admin_line")
    .innerJoin("admin_outcome", "line_id", "admin_line.id")
    .select(["action", "code", "actor_id"])
    .orderBy("admin_line.id", "desc")
    .limit(1)
    .executeTakeFirst();
  const action = operations().find((one) => one.endpoint === endpoint)?.name;
  expect(line).toEqual({ action, code, actor_id: world.people.administrator.id });
}

async function tried(endpoint: Endpoint, one: Case<Endpoint>, actor: ActorName): Promise<number> {
  const parts = await one.call(world, actor);
  const token = one.token ? await one.token(world, actor) : tokenOf(world, actor);
  const { code, data, text } = await ask(world, endpoint, parts, { token, file: one.file?.(world) });
  for (const secret of hidden(actor)) expect(text, `shown to ${actor}`).not.toContain(secret);
  if (endpoint.access === "admin" && actor === "administrator") await expectLine(endpoint, code);
  if (code === 200) await one.effect?.({ world, actor, code, data, parts });
  return code;
}

describe("who may do what (W3, W4)", () => {
  it("has a row for every operation of the contract", () => {
    expect([...rows.keys()].sort()).toEqual(
      operations()
        .map(({ name }) => name)
        .sort(),
    );
  });

  for (const { name, endpoint } of operations()) {
    for (const [what, one] of Object.entries(rows.get(name) ?? {})) {
      it(`${name}: ${what}`, async () => {
        const got: Partial<Cells> = {};
        for (const actor of ACTORS) got[actor] = await tried(endpoint, one, actor);
        expect(got).toEqual(one.expect);
      });
    }
  }
});
