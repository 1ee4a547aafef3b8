import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { downFrame, upFrame } from "./frames.ts";

/** A short form of everything a schema accepts. */
function printOf(schema: z.ZodMiniType): string {
  const described = JSON.stringify(z.toJSONSchema(schema, { unrepresentable: "any" }));
  return createHash("sha256").update(described).digest("hex").slice(0, 16);
}

// Released clients know these frames. Fields may be added, never renamed, narrowed or removed. Whoever
// changes a frame on purpose writes its new form here.
it("lets nobody change the frames by accident", () => {
  expect({ up: printOf(upFrame), down: printOf(downFrame) }).toEqual({
    up: "1c8611d94253dc1a",
    down: "39244359ec3d670e",
  });
});
