import { api, type CharacterDraft, type CharacterVisibility, type SheetChange } from "@4d/contract";
import { quietCall } from "../../platform/http/client.ts";
import { ApiError } from "../../platform/http/errors.ts";

const CONFLICT = 409;

/** The changed draft, or (`newer`) the draft as it was changed elsewhere in the meantime. */
export type Changed = { draft: CharacterDraft; newer: boolean };

/** A conflict carries the present draft. It is not parsed here, because the tests of the server check its answers. */
async function orNewer(work: Promise<CharacterDraft>): Promise<Changed> {
  try {
    return { draft: await work, newer: false };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== CONFLICT) throw error;
    const { draft } = (error.data ?? {}) as { draft?: CharacterDraft };
    if (draft === undefined) throw error;
    return { draft, newer: true };
  }
}

/** Requests for the characters a person makes; failures are only rejected. */
export const charactersApi = {
  mine: (cursor: string | null) =>
    quietCall(api.characters.mine, { query: { limit: 50, ...(cursor === null ? {} : { cursor }) } }),
  named: (keyword: string) =>
    quietCall(api.characters.browse, { query: { ...(keyword === "" ? {} : { keyword }), limit: 50 } }),
  tagged: (tag: string, cursor: string | null) =>
    quietCall(api.characters.browse, {
      query: { limit: 20, ...(tag === "" ? {} : { tag }), ...(cursor === null ? {} : { cursor }) },
    }),
  draft: (id: number) => quietCall(api.characters.draft, { params: { id } }),
  create: (key: string, sheet: SheetChange) =>
    quietCall(api.characters.create, { headers: { "idempotency-key": key }, body: { sheet } }),
  update: (id: number, version: number, change: { sheet: SheetChange; visibility?: CharacterVisibility }) =>
    orNewer(
      quietCall(api.characters.update, { params: { id }, headers: { "if-match": version }, body: change }),
    ),
  submit: (id: number, version: number, visibility: CharacterVisibility) =>
    orNewer(
      quietCall(api.characters.submit, {
        params: { id },
        headers: { "if-match": version },
        body: { visibility },
      }),
    ),
  renewLink: (id: number) => quietCall(api.characters.renewLink, { params: { id } }),
  remove: (id: number) => quietCall(api.characters.remove, { params: { id } }),
};
