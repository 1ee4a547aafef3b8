import type { Services } from "../platform/services.ts";
import { Stream } from "../platform/stream.ts";
import type { GroupRow, PrivateRow } from "../platform/stream-rows.ts";

/** Streams that order and store nothing, for parts of the server that append no rows. */
export function silentStreams({
  db,
  bus,
  log,
  clock,
}: Pick<Services, "db" | "bus" | "log" | "clock">): Services["streams"] {
  const store = {
    number: async () => undefined,
    insert: async () => undefined,
    present: ({ id }: { id: number }) => ({ id, deliveries: [] }),
  };
  const parts = { db, bus, log, now: () => clock.now(), store: store };
  return {
    private: new Stream<PrivateRow>("private", parts),
    group: new Stream<GroupRow>("group", parts),
  };
}
