import { expect, it, vi } from "vitest";

vi.stubGlobal("addEventListener", () => undefined);
const { formatOf } = await import("./import-export.ts");

it("tells formats by name, and where that says nothing by how a file begins", () => {
  expect(formatOf("渡船.ink", "")).toBe("ink");
  expect(formatOf("渡船.TWEE", "")).toBe("twee");
  expect(formatOf("渡船.json", "")).toBe("json");
  expect(formatOf("渡船.txt", ":: Start\n雾")).toBe("twee");
  expect(formatOf("渡船.txt", '{"title":""}')).toBe("json");
  expect(formatOf("渡船.HTM", "")).toBe("twee");
  expect(formatOf("渡船.txt", "<tw-storydata name=")).toBe("twee");
  expect(formatOf("渡船.txt", "-> shore\n== shore")).toBe("ink");
});
