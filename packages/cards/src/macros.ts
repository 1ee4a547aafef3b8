/** The names of the two people in a conversation. */
export interface Names {
  readonly user: string;
  readonly char: string;
}

/** What `{{char}}` stands for. */
export function calledName(character: { readonly name: string; readonly nickname: string }): string {
  return character.nickname === "" ? character.name : character.nickname;
}

/** Replaces `{{user}}` and `{{char}}` and their older spellings by the names, once and as plain text. */
export function fillNames(text: string, { user, char }: Names): string {
  return text.replaceAll(
    /\{\{\s*(user|char)\s*\}\}|<(user|char|bot)>/giu,
    (_, macro?: string, tag?: string) => ((macro ?? tag ?? "").toLowerCase() === "user" ? user : char),
  );
}
