/** The keys that are no characters, as WebDriver writes them. */
const CODES: Readonly<Record<string, string>> = {
  Backspace: "\ue003",
  Tab: "\ue004",
  Enter: "\ue007",
  Escape: "\ue00c",
  Space: " ",
  End: "\ue010",
};

/** Key actions of WebDriver, both classic and BiDi, that press and release keys one after the other. */
export const keyActions = (keys: readonly string[]) =>
  keys
    .map((key) => CODES[key] ?? key)
    .flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
