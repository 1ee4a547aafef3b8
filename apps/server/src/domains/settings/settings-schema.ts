import {
  GROUP_MEMBERS_MAX,
  RATE_FACTOR_MAX,
  RATE_FACTOR_MIN,
  RATE_LIMITS,
  RESUMABLE_UPLOAD_MAX,
  type RegistrationMode,
} from "@4d/contract";
import * as z from "zod";
import { aiSettings } from "./ai-settings.ts";
import { capsuleSettings } from "./capsule-settings.ts";
import { moderationSettings } from "./moderation-settings.ts";
import { squareSettings } from "./square-settings.ts";

const iceServer = z.object({
  urls: z.string().regex(/^(stun|turn)s?:[^\s]{1,200}$/),
  username: z.string().max(200).optional(),
  credential: z.string().max(200).optional(),
});

/** An origin as browsers send it: scheme, host and port, nothing behind. */
const origin = z.string().refine((value) => URL.canParse(value) && new URL(value).origin === value);

/** Every setting with its rule; what is not stored has its default. */
export const settingsSchema = z.object({
  registration: z.enum(["open", "approval", "closed"] satisfies RegistrationMode[]).default("open"),
  announcement: z.string().max(1000).default(""),
  webrtc: z
    .object({
      maxChannel: z.number().int().min(2).max(16).default(9),
      iceServers: z.array(iceServer).max(20).default([]),
    })
    .prefault({}),
  /** Origins other than our own that may call the API and open sockets (`protocol §19.1.11`). */
  allowedOrigins: z.array(origin).max(50).default([]),
  limits: z
    .object({
      groupMembers: z.number().int().min(3).max(GROUP_MEMBERS_MAX).default(GROUP_MEMBERS_MAX),
      uploadBytes: z.number().int().min(1).max(RESUMABLE_UPLOAD_MAX).default(RESUMABLE_UPLOAD_MAX),
      /** Pictures a person may have made in a day, by our painter and by a model; and jobs under way at once. */
      imagesPerDay: z.number().int().min(0).max(10_000).default(200),
      modelImagesPerDay: z.number().int().min(0).max(10_000).default(40),
      imageJobsAtOnce: z.number().int().min(1).max(20).default(3),
      paces: z
        .partialRecord(z.enum(RATE_LIMITS), z.number().min(RATE_FACTOR_MIN).max(RATE_FACTOR_MAX))
        .default({}),
      friendRequestsPerDay: z.number().int().min(0).max(1000).default(20),
    })
    .prefault({}),
  security: z
    .object({
      /** People with rights must have a second factor (`AUTH-8`). */
      adminSecondFactor: z.boolean().default(false),
    })
    .prefault({}),
  capsules: capsuleSettings,
  moderation: moderationSettings,
  square: squareSettings,
  ai: aiSettings,
});

export type Settings = z.output<typeof settingsSchema>;
export type SettingsChange = Partial<z.input<typeof settingsSchema>>;
