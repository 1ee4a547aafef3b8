import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

/** System config (`rules §3.8`, `protocol §10.3`): the limits clients must know in advance. */
export const systemConfig = z.object({
  webrtc: z.object({
    maxChannel: z.number(),
    iceServers: z.array(
      z.object({ urls: z.string(), username: z.optional(z.string()), credential: z.optional(z.string()) }),
    ),
  }),
  registrationOpen: z.boolean(),
  announcement: z.string(),
  limits: z.object({ groupMembers: z.number(), uploadBytes: z.number() }),
  version: z.string(),
});
export type SystemConfig = z.infer<typeof systemConfig>;

export const settings = {
  config: endpoint({
    method: "GET",
    path: "/system/config",
    access: "user",
    summary: "The settings that a client needs to know",
    out: systemConfig,
    errors: [],
  }),
};
