import { expect, it } from "vitest";
import { withoutIdleVariables } from "./lean-tailwind.ts";

const sheet = (rules: string, ...registered: string[]): string =>
  `@layer properties{@supports (x){*{${registered.map((name) => `${name}:initial;`).join("")}}}}${rules}${registered
    .map((name) => `@property ${name}{syntax:"*";inherits:false;initial-value:0 0 #0000}`)
    .join("")}`;

it("keeps a variable that one class sets and another reads", () => {
  const css = sheet(".a{--tw-shadow:1px}.b{box-shadow:var(--tw-shadow)}", "--tw-shadow");
  expect(withoutIdleVariables(css)).toBe(css);
});

it("writes out what nothing sets, and forgets that it was registered", () => {
  const css = sheet(
    ".b{box-shadow:var(--tw-ring), var(--tw-shadow)}.a{--tw-shadow:1px}",
    "--tw-ring",
    "--tw-shadow",
  );
  expect(withoutIdleVariables(css)).toBe(
    sheet(".b{box-shadow:0 0 #0000, var(--tw-shadow)}.a{--tw-shadow:1px}", "--tw-shadow"),
  );
});

it("writes what a use falls back to where there is no initial value, and leaves one without", () => {
  const registered = '@property --tw-c{syntax:"*";inherits:false}';
  expect(withoutIdleVariables(`.a{color:var(--tw-c,rgb(1 2 3))}${registered}`)).toBe(".a{color:rgb(1 2 3)}");
  expect(withoutIdleVariables(`.a{color:var(--tw-c)}${registered}`)).toBe(".a{color:var(--tw-c)}");
});

it("gives a registered length its unit, which a sum needs", () => {
  const registered = '@property --tw-w{syntax:"<length>";inherits:false;initial-value:0}';
  expect(withoutIdleVariables(`.a{width:calc(4px + var(--tw-w))}${registered}`)).toBe(
    ".a{width:calc(4px + 0px)}",
  );
});

it("drops what is set and never read", () => {
  const css = sheet(".a{--tw-leading:2;line-height:2}.b{--tw-leading:3}", "--tw-leading");
  expect(withoutIdleVariables(css)).toBe("@layer properties{@supports (x){*{}}}.a{line-height:2}.b{}");
});
