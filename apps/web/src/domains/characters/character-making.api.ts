import {
  api,
  type CardFormatName,
  type CharacterVoice,
  type OutputOf,
  type PreviewLine,
  requestOf,
  type SheetChange,
} from "@4d/contract";
import { quietCall } from "../../platform/http/client.ts";
import { fileForm, upload } from "../../platform/http/upload.ts";

export type ImportedCard = OutputOf<typeof api.characterMaking.importCard>;

type ImportedLore = OutputOf<typeof api.characterMaking.importLore>;

/** Requests of the editor of characters: drafts, trials, cards, voices; failures are only rejected. */
export const characterMakingApi = {
  draftFrom: (seed: string, sheet?: SheetChange) =>
    quietCall(api.characterMaking.draftFrom, {
      body: { kind: "character", seed, ...(sheet === undefined ? {} : { sheet }) },
    }),
  previewReply: (id: number, text: string, history: PreviewLine[], greeting: number) =>
    quietCall(api.characterMaking.previewReply, { params: { id }, body: { text, history, greeting } }),
  importCard: async (file: File, key: string): Promise<ImportedCard> => {
    const { url } = requestOf(api.characterMaking.importCard);
    const body = fileForm(file, file.name);
    const headers = { "idempotency-key": key };
    return (await upload({ method: "POST", url, headers, body, quiet: true })) as ImportedCard;
  },
  importLore: async (id: number, file: File): Promise<ImportedLore> => {
    const { url } = requestOf(api.characterMaking.importLore, { params: { id } });
    return (await upload({
      method: "POST",
      url,
      body: fileForm(file, file.name),
      quiet: true,
    })) as ImportedLore;
  },
  exportCard: (id: number, format: CardFormatName) =>
    quietCall(api.characterMaking.exportCard, { params: { id }, body: { format } }),
  voices: () => quietCall(api.characterMaking.voices),
  models: () => quietCall(api.characterMaking.models),
  audition: (text: string, voice: CharacterVoice) =>
    quietCall(api.characterMaking.audition, {
      headers: { "idempotency-key": crypto.randomUUID() },
      body: { text, voice },
    }),
};
