import { api, MessageType } from "@4d/contract";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { addablePeople, befriendEach } from "../../../testing/people-steps.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it("leaves the stream alone where a terminal holds what another has told of already (`messages §5.1`)", async () => {
  const [mei, otto] = await addablePeople(app, "mei", "otto");
  await befriendEach(mei, otto);
  const body = { recvId: otto.id, content: "tea?", type: 0 };
  const { id: maxId } = await mei.call(api.privateMessages.send, { body });
  const submit = vi.spyOn(app.services.streams.private, "submit");
  const acknowledge = () => otto.call(api.privateMessages.acknowledge, { query: { maxId } });
  await acknowledge();
  expect(submit).toHaveBeenCalledTimes(1);
  await acknowledge();
  for (const limit of [undefined, 10])
    await otto.call(api.privateMessages.pull, { query: { minId: maxId, ...(limit && { limit }) } });
  expect(submit).toHaveBeenCalledTimes(1);
  const rows = await mei.call(api.privateMessages.pull, { query: { minId: 0, limit: 100 } });
  expect(rows.filter(({ type }) => type === MessageType.DELIVERED)).toHaveLength(1);
  submit.mockRestore();
});
