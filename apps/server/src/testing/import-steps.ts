import { api, type OutputOf } from "@4d/contract";
import { type Person, Refused } from "./person.ts";
import type { TestApp } from "./test-app.ts";

export type Imported = OutputOf<typeof api.characterMaking.importCard>;

/** Sends a card file as a browser does. @throws Refused. */
export async function importCard(
  app: TestApp,
  who: Person,
  file: Uint8Array,
  { name = "card.png", headers = {} }: { name?: string; headers?: Record<string, string> } = {},
): Promise<Imported> {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(file)]), name);
  const response = await fetch(`${app.address}/api${api.characterMaking.importCard.path}`, {
    method: "POST",
    headers: { accessToken: who.tokens.accessToken, ...headers },
    body: form,
  });
  const { code, message, data } = (await response.json()) as { code: number; message: string; data: unknown };
  if (code !== 200) throw new Refused(code, message, data);
  return data as Imported;
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
