import { Terminal } from "@4d/contract";
import { expect, it } from "vitest";
import { currentTerminal } from "./terminal.ts";

/** A device by its properties, as media queries report them. */
const deviceWith =
  (...facts: string[]) =>
  (query: string) =>
    query.split(" and ").every((one) => facts.includes(one));

it("is a phone only with a touch screen and no mouse (rules §3.3, AUTH-4)", () => {
  const of = (...facts: string[]) => currentTerminal(deviceWith(...facts));
  expect(of("(pointer: coarse)", "(hover: none)")).toBe(Terminal.APP);
  expect(of("(pointer: fine)", "(hover: hover)")).toBe(Terminal.WEB);
  // Installed on a computer: as APP it would end the login of the phone.
  expect(of("(pointer: fine)", "(hover: hover)", "(display-mode: standalone)")).toBe(Terminal.WEB);
  // A computer with a touch screen and a mouse.
  expect(of("(pointer: coarse)", "(hover: hover)")).toBe(Terminal.WEB);
});
