import { expect, it } from "vitest";
import { watchInputMethod, whenComposed } from "./input-method.ts";

const page = new EventTarget();
watchInputMethod(page as Document);
const happens = (type: string, more: object = {}): Event => {
  const event = Object.assign(new Event(type, { cancelable: true }), more);
  page.dispatchEvent(event);
  return event;
};

/** Whether `whenComposed` resolves at once. */
async function isComposed(): Promise<boolean> {
  let done = false;
  void whenComposed().then(() => {
    done = true;
  });
  for (let round = 0; round < 5; round += 1) await Promise.resolve();
  return done;
}

it("delays saving until an input method has finished or its field lost the focus", async () => {
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

it("only prevents an Enter from submitting a form if an input method took it", () => {
  const press = (more: object) =>
    happens("keydown", { key: "Enter", keyCode: 13, isComposing: false, ...more });
  expect(press({ keyCode: 229 }).defaultPrevented).toBe(true);
  expect(press({ isComposing: true }).defaultPrevented).toBe(true);
  expect(press({}).defaultPrevented).toBe(false);
  expect(press({ key: "a", keyCode: 229 }).defaultPrevented).toBe(false);
});
