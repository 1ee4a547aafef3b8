import {
  api,
  type CardFormatName,
  type CharacterVoice,
  type OutputOf,
  requestOf,
  type SheetChange,
  type TriedLine,
} from "@4d/contract";
import { quietCall } from "../../platform/http/client.ts";
import { fileForm, upload } from "../../platform/http/upload.ts";

export type CardTaken = OutputOf<typeof api.characterMaking.importCard>;

/** What helps with making characters: drafts, trials, cards, voices; failures are only rejected. */
export const helpingApi = {
  draftFrom: (seed: string, sheet?: SheetChange) =>
    quietCall(api.characterMaking.draftFrom, {
      body: { kind: "character", seed, ...(sheet === undefined ? {} : { sheet }) },
    }),
  previewTurn: (id: number, text: string, history: TriedLine[], greeting: number) =>
    quietCall(api.characterMaking.previewTurn, { params: { id }, body: { text, history, greeting } }),
  importCard: async (file: File, key: string): Promise<CardTaken> => {
    const { url } = requestOf(api.characterMaking.importCard);
    const body = fileForm(file, file.name);
    const headers = { "idempotency-key": key };
    return (await upload({ method: "POST", url, headers, body, quiet: true })) as CardTaken;
  },
  exportCard: (id: number, format: CardFormatName) =>
    quietCall(api.characterMaking.exportCard, { params: { id }, body: { format } }),
  voices: () => quietCall(api.characterMaking.voices),
  audition: (text: string, voice: CharacterVoice) =>
    quietCall(api.characterMaking.audition, {
      headers: { "idempotency-key": crypto.randomUUID() },
      body: { text, voice },
    }),
};
