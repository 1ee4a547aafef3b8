import { expect, it } from "vitest";
import { fileKind, shortName, splitName } from "./file-kind.ts";

it("names a file by its ending", () => {
  expect(fileKind("云岭北线路线图.pdf")).toEqual({ label: "PDF", tone: "capsule" });
  expect(fileKind("a.tar.GZ")).toEqual({ label: "GZ", tone: "amber" });
  expect(fileKind("Makefile")).toEqual({ label: "", tone: "plain" });
  expect(fileKind(".profile")).toEqual({ label: "", tone: "plain" });
});

it("keeps the end of a long name in sight", () => {
  expect(splitName("short.txt")).toEqual({ head: "short.txt", tail: "" });
  expect(splitName("a-very-long-name.pdf")).toEqual({ head: "a-very-long-", tail: "name.pdf" });
  // Eleven letters, but as wide as eighteen: too wide for one piece in a bubble.
  expect(splitName("周末徒步路线图.pdf").tail).toBe("步路线图.pdf");
});

it("shortens a name by how wide it stands, never its ending", () => {
  expect(shortName("a-very-long-name.pdf")).toBe("a-very-long-name.pdf");
  expect(shortName("a-very-long-name-of-a-file.pdf")).toBe("a-very-long-nam…file.pdf");
  expect(shortName(`${"长".repeat(30)}photognp.exe`)).toBe("长长长长长长长…ognp.exe");
});
