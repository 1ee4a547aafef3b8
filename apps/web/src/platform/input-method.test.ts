import { expect, it } from "vitest";
import { watchInputMethod, whenComposed } from "./input-method.ts";

const page = new EventTarget();
watchInputMethod(page as Document);
const happens = (type: string, more: object = {}): Event => {
  const event = Object.assign(new Event(type, { cancelable: true }), more);
  page.dispatchEvent(event);
  return event;
};

/** Whether it has resolved by now. */
async function isComposed(): Promise<boolean> {
  let done = false;
  void whenComposed().then(() => {
    done = true;
  });
  for (let round = 0; round < 5; round += 1) await Promise.resolve();
  return done;
}

it("holds saving back while an input method writes, and lets it go when that ends or its field is left", async () => {
  expect(await isComposed()).toBe(true);
  for (const end of ["compositionend", "focusout"]) {
    happens("compositionstart");
    expect(await isComposed()).toBe(false);
    happens("keydown", { key: "Enter", keyCode: 229, isComposing: true });
    expect(await isComposed()).toBe(false);
    happens(end);
    expect(await isComposed()).toBe(true);
  }
});

it("keeps an Enter that an input method took from submitting a form, and no other", () => {
  const press = (more: object) =>
    happens("keydown", { key: "Enter", keyCode: 13, isComposing: false, ...more });
  expect(press({ keyCode: 229 }).defaultPrevented).toBe(true);
  expect(press({ isComposing: true }).defaultPrevented).toBe(true);
  expect(press({}).defaultPrevented).toBe(false);
  expect(press({ key: "a", keyCode: 229 }).defaultPrevented).toBe(false);
});
