import { argon2Sync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { Passwords } from "./passwords.ts";

const MANY = 60;
const never = new AbortController().signal;

/** Runs password work and returns who finished, in order. */
async function endsOf(work: (passwords: Passwords, ended: (who: string) => void) => Promise<void>[]) {
  const order: string[] = [];
  await Promise.all(work(new Passwords(never), (who) => void order.push(who)));
  return order;
}
const tried = async (passwords: Passwords, by: { account: string; address: string }) =>
  void (await passwords.matches(by, undefined, "guess"));

describe("a stored hash", () => {
  const stored =
    "$argon2id$v=19$m=19456,t=2,p=1$/w6ZPSTIU0XT5Pb8cpFa3Q$mFBpcrdlh4ygADNcwPoCNMCdW2TLo/0iGjzLTXzQCUk";

  it("of an older version matches its password alone", async () => {
    const passwords = new Passwords(never);
    expect(await passwords.matches({ account: 1 }, stored, "Plum-77x")).toBe(true);
    expect(await passwords.matches({ account: 1 }, stored, "Plum-77y")).toBe(false);
  });

  it("is what Node's own argon2id makes", () => {
    const [salt = "", key = ""] = stored.split("$").slice(4);
    const made = argon2Sync("argon2id", {
      message: "Plum-77x",
      nonce: Buffer.from(salt, "base64"),
      parallelism: 1,
      tagLength: 32,
      memory: 19_456,
      passes: 2,
    });
    expect(made.toString("base64").replace("=", "")).toBe(key);
  });
});

describe("a storm of passwords", () => {
  it("from one address against many accounts delays nobody at another address by more than a piece or two", async () => {
    const order = await endsOf((passwords, ended) => [
      ...Array.from({ length: MANY }, (_, n) =>
        tried(passwords, { account: `account ${n}`, address: "198.51.100.7" }).then(() => ended("storm")),
      ),
      tried(passwords, { account: "otto", address: "203.0.113.9" }).then(() => ended("otto")),
    ]);
    expect(order.indexOf("otto")).toBeLessThan(8);
  }, 60_000);

  it("from many addresses against one account delays nobody else's login", async () => {
    const storm = Array.from({ length: 20 }, (_, n) => `198.51.${n}.7`);
    const order = await endsOf((passwords, ended) => [
      ...storm.map((address) => tried(passwords, { account: "mei", address }).then(() => ended("storm"))),
      tried(passwords, { account: "otto", address: "203.0.113.9" }).then(() => ended("otto")),
    ]);
    expect(order.indexOf("otto")).toBeLessThan(8);
  }, 60_000);

  it("is refused what is too much, and so is what waits when the server stops", async () => {
    const closing = new AbortController();
    const passwords = new Passwords(closing.signal);
    const asked = Array.from({ length: 30 }, (_, n) =>
      passwords.hash({ account: "mei", address: `198.51.${n}.7` }, "Plum-77x").then(
        () => "done",
        (error: unknown) => (error instanceof Error && "kind" in error ? error.kind : error),
      ),
    );
    closing.abort();
    const ends = new Set(await Promise.all(asked));
    expect(ends).toEqual(new Set(["unavailable", "tooMany"]));
  }, 60_000);
});
