import { api, type ImageRequest, type ImageStyle } from "@4d/contract";
import { quietCall } from "../../platform/http/client.ts";

/** What the server does with pictures; failures are only rejected. */
export const imagesApi = {
  make: (key: string, body: ImageRequest) =>
    quietCall(api.images.make, { headers: { "idempotency-key": key }, body }),
  job: (id: number) => quietCall(api.images.job, { params: { id } }),
  mine: (cursor: string | null) =>
    quietCall(api.images.mine, { query: { limit: 12, ...(cursor === null ? {} : { cursor }) } }),
  cancel: (id: number) => quietCall(api.images.cancel, { params: { id } }),
  forget: (id: number) => quietCall(api.images.forget, { params: { id } }),
  remove: (id: number) => quietCall(api.images.remove, { params: { id } }),
  vary: (key: string, id: number) =>
    quietCall(api.images.vary, { params: { id }, headers: { "idempotency-key": key }, body: {} }),
  likeness: (characterId: number) => quietCall(api.images.likeness, { params: { characterId } }),
  /** Characters everybody may meet, the most talked with first. */
  characters: () => quietCall(api.characters.browse, { query: { limit: 30 } }),
  enhance: (prompt: string, style: ImageStyle | null) =>
    quietCall(api.images.enhance, { body: { prompt, style } }),
  terms: () => quietCall(api.images.terms),
};
