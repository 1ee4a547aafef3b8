import { type Endpoint, operations } from "@4d/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ACTORS, type ActorName, type Cells } from "./actors.ts";
import { rows } from "./matrix.ts";
import type { Case } from "./row.ts";
import { ask, makeWorld, SECRET, tokenOf, type World } from "./world.ts";

const OUTSIDE: readonly ActorName[] = ["anonymous", "stranger", "banned", "administrator"];

/** Secrets this actor must never see, whatever they call. */
function hidden(actor: ActorName): string[] {
  if (OUTSIDE.includes(actor)) return Object.values(SECRET);
  const nobodys = [SECRET.private, SECRET.byLink];
  return actor === "former" ? [...nobodys, SECRET.late] : nobodys;
}

let world: World;
beforeAll(async () => {
  world = await makeWorld();
}, 120_000);
afterAll(() => world.close());

/** Every administrator call is recorded with its outcome (`abuse §6.3`). */
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
