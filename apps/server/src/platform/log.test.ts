import { describe, expect, it } from "vitest";
import { createLog } from "./log.ts";

function lines(write: (log: ReturnType<typeof createLog>) => void): string {
  const written: string[] = [];
  write(createLog("info", { write: (line) => void written.push(line) }));
  return written.join("");
}

describe("createLog", () => {
  it("never prints a secret or what somebody wrote", () => {
    const text = lines((log) => {
      log.info({
        password: "hunter2",
        req: { headers: { authorization: "Bearer hunter2", cookie: "hunter2" } },
      });
      log.info({ input: { message: { content: "hunter2" } }, newPassword: "hunter2", token: "hunter2" });
      log.info({ event: { data: { accessToken: "hunter2", text: "hunter2" } } });
    });
    expect(text).not.toContain("hunter2");
    expect(text.match(/\[redacted\]/g)?.length).toBe(8);
  });

  it("tells an error's name, words and cause, and not the row it quotes", () => {
    const error = Object.assign(new Error("duplicate key", { cause: new Error("socket closed") }), {
      code: "23505",
      detail: "Key (email)=(alice@example.org) already exists.",
    });
    const text = lines((log) => log.error({ err: error }, "query failed"));
    expect(text).toContain("23505");
    expect(text).toContain("socket closed");
    expect(text).not.toContain("alice@example.org");
  });
});
