import { expect, it } from "vitest";
import { fileKind, splitName } from "./file-kind.ts";

it("names a file by its ending", () => {
  expect(fileKind("云岭北线路线图.pdf")).toEqual({ label: "PDF", tone: "capsule" });
  expect(fileKind("a.tar.GZ")).toEqual({ label: "GZ", tone: "amber" });
  expect(fileKind("Makefile")).toEqual({ label: "", tone: "plain" });
  expect(fileKind(".profile")).toEqual({ label: "", tone: "plain" });
});

it("keeps the end of a long name in sight", () => {
  expect(splitName("short.txt")).toEqual({ head: "short.txt", tail: "" });
  expect(splitName("a-very-long-name.pdf")).toEqual({ head: "a-very-long-", tail: "name.pdf" });
});
