import { expect, it } from "vitest";
import { withoutIdleVariables } from "./lean-tailwind.ts";

const sheet = (rules: string, ...registered: string[]): string =>
  `@layer properties{@supports (x){*{${registered.map((name) => `${name}:initial;`).join("")}}}}${rules}${registered
    .map((name) => `@property ${name}{syntax:"*";inherits:false;initial-value:0 0 #0000}`)
    .join("")}`;

it("retains a variable that one class sets and another reads", () => {
  const css = sheet(".a{--tw-shadow:1px}.b{box-shadow:var(--tw-shadow)}", "--tw-shadow");
  expect(withoutIdleVariables(css)).toBe(css);
});

it("inlines a variable that nothing sets, and removes its registration", () => {
  const css = sheet(
    ".b{box-shadow:var(--tw-ring), var(--tw-shadow)}.a{--tw-shadow:1px}",
    "--tw-ring",
    "--tw-shadow",
  );
  expect(withoutIdleVariables(css)).toBe(
    sheet(".b{box-shadow:0 0 #0000, var(--tw-shadow)}.a{--tw-shadow:1px}", "--tw-shadow"),
  );
});

it("inlines the fallback of a use if there is no initial value, and leaves a use without one", () => {
  const registered = '@property --tw-c{syntax:"*";inherits:false}';
  expect(withoutIdleVariables(`.a{color:var(--tw-c,rgb(1 2 3))}${registered}`)).toBe(".a{color:rgb(1 2 3)}");
  expect(withoutIdleVariables(`.a{color:var(--tw-c)}${registered}`)).toBe(".a{color:var(--tw-c)}");
});

it("adds the unit of a registered length, which a sum needs", () => {
  const registered = '@property --tw-w{syntax:"<length>";inherits:false;initial-value:0}';
  expect(withoutIdleVariables(`.a{width:calc(4px + var(--tw-w))}${registered}`)).toBe(
    ".a{width:calc(4px + 0px)}",
  );
});

it("drops a variable that is set and never read", () => {
  const css = sheet(".a{--tw-leading:2;line-height:2}.b{--tw-leading:3}", "--tw-leading");
  expect(withoutIdleVariables(css)).toBe("@layer properties{@supports (x){*{}}}.a{line-height:2}.b{}");
});
