import { AI_KEYS } from "@4d/contract";
import * as z from "zod";

/** Empty switches off what the environment configured. */
const address = z.union([
  z.literal(""),
  z.url({ protocol: /^https?$/ }).refine((text) => {
    const { username, password, search, hash } = new URL(text);
    return username + password + search + hash === "";
  }),
]);
const key = z.string().regex(/^[\x21-\x7e]{0,500}$/);
const model = z.string().max(200);

/** AI models by the system settings; what is absent is as the environment says (`ai-providers §1.2`). */
export const aiSettings = z
  .object({
    baseUrl: address.optional(),
    apiKey: key.optional(),
    model: model.optional(),
    imageModel: model.optional(),
    ttsModel: model.optional(),
    guardModel: model.optional(),
    imageBaseUrl: address.optional(),
    imageApiKey: key.optional(),
    ttsBaseUrl: address.optional(),
    ttsApiKey: key.optional(),
    /** The origin each key was given for; "" for none. A key goes to no other. */
    keysFor: z.partialRecord(z.enum(AI_KEYS), z.string().max(500)).optional(),
  })
  .prefault({});
