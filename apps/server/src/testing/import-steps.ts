import { api, type OutputOf } from "@4d/contract";
import { type Person, Refused } from "./person.ts";
import type { TestApp } from "./test-app.ts";

export type Imported = OutputOf<typeof api.characterMaking.importCard>;

interface SendOptions {
  name?: string;
  headers?: Record<string, string>;
}

/** Sends a card file as a browser does. @throws Refused. */
export const importCard = async (
  app: TestApp,
  who: Person,
  file: Uint8Array,
  options: SendOptions = {},
): Promise<Imported> =>
  (await sendFile(app, who, api.characterMaking.importCard.path, { file, ...options })) as Imported;

/** Adds a lorebook to a character as a browser does. @throws Refused. */
export async function importLore(app: TestApp, who: Person, id: number, file: Uint8Array) {
  const path = api.characterMaking.importLore.path.replace("{id}", `${id}`);
  type Done = OutputOf<typeof api.characterMaking.importLore>;
  return (await sendFile(app, who, path, { file, name: "book.json" })) as Done;
}

/** Makes a lorebook of a person's own as a browser does. @throws Refused. */
export const importBook = async (app: TestApp, who: Person, file: Uint8Array, options: SendOptions = {}) =>
  (await sendFile(app, who, api.books.import.path, { file, name: "book.json", ...options })) as OutputOf<
    typeof api.books.import
  >;

async function sendFile(
  app: TestApp,
  who: Person,
  path: string,
  { file, name = "card.png", headers = {} }: SendOptions & { file: Uint8Array },
): Promise<unknown> {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(file)]), name);
  const response = await fetch(`${app.address}/api${path}`, {
    method: "POST",
    headers: { accessToken: who.tokens.accessToken, ...headers },
    body: form,
  });
  const { code, message, data } = (await response.json()) as { code: number; message: string; data: unknown };
  if (code !== 200) throw new Refused(code, message, data);
  return data;
}

/** The bytes of an exported card. */
export async function exportCard(
  app: TestApp,
  who: Person,
  id: number,
  format: "png" | "json" | "charx",
): Promise<Uint8Array> {
  const { url } = await who.call(api.characterMaking.exportCard, { params: { id }, body: { format } });
  return new Uint8Array(await (await fetch(app.address + url)).arrayBuffer());
}
