import { api } from "@4d/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { befriend, logIn, type Person, person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await logIn(app.address, "admin", 0, "admin-secret");
});
afterAll(() => app.close());

it("tells what was decided by when it was, the newest first, page by page (ADMIN-3)", async () => {
  const mei = await person(app.address, "mei");
  const otto = await person(app.address, "otto");
  await befriend(mei, otto);
  for (const content of ["one", "two", "three"]) {
    const { id } = await otto.call(api.privateMessages.send, { body: { recvId: mei.id, content, type: 0 } });
    await mei.call(api.users.report, {
      body: { kind: "message", id, chatId: `p:${otto.id}`, reason: "fraud", text: "" },
    });
  }
  const [one, two, three] = (await admin.call(api.adminCases.list)).items.map(({ id }) => id);
  const order = [three, one, two];
  for (const caseId of order) {
    const params = { caseId: caseId ?? 0 };
    app.clock.advance(1_000);
    await admin.call(api.adminCases.claim, { params });
    await admin.call(api.adminCases.decide, { params, body: { decision: "dismiss", note: "" } });
  }
  const received: number[] = [];
  let cursor: string | undefined;
  do {
    const query = { state: "decided" as const, limit: 1, ...(cursor === undefined ? {} : { cursor }) };
    const page = await admin.call(api.adminCases.list, { query });
    received.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(received).toEqual(order.toReversed());
});
