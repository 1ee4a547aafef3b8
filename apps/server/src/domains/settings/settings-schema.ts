import {
  AI_KEYS,
  ANNOUNCEMENT_MAX,
  GROUP_MEMBERS_MAX,
  RATE_FACTOR_MAX,
  RATE_FACTOR_MIN,
  RATE_LIMITS,
  RESUMABLE_UPLOAD_MAX,
  type RegistrationMode,
} from "@4d/contract";
import * as z from "zod";
import { capsuleSettings } from "./capsule-settings.ts";
import { moderationSettings } from "./moderation-settings.ts";

/** Whose posts are reviewed before everybody sees them (`feed §1.6`). */
const squareSettings = z
  .object({
    /** Posts and comments of new accounts wait for an administrator. */
    reviewNewAccounts: z.boolean().default(false),
    /** How many days an account is new. */
    newAccountDays: z.number().int().min(1).max(365).default(3),
  })
  .prefault({});

/** Empty switches off what the environment configured. */
const address = z.union([
  z.literal(""),
  z.url({ protocol: /^https?$/ }).refine((text) => {
    const { username, password, search, hash } = new URL(text);
    return username + password + search + hash === "";
  }),
]);
/** Whether models may be asked at this address. */
export const isModelAddress = (text: string): boolean =>
  URL.canParse(text) && address.safeParse(text).success;

const key = z.string().regex(/^[\x21-\x7e]{0,500}$/);
const model = z.string().max(200);

/** AI models in the system settings; absent values come from the environment (`ai-providers §1.2`). */
const aiSettings = z
  .object({
    baseUrl: address.optional(),
    apiKey: key.optional(),
    model: model.optional(),
    /** Others that authors may choose for their characters, with commas between them. */
    models: z.string().max(2000).optional(),
    imageModel: model.optional(),
    ttsModel: model.optional(),
    guardModel: model.optional(),
    imageBaseUrl: address.optional(),
    imageApiKey: key.optional(),
    ttsBaseUrl: address.optional(),
    ttsApiKey: key.optional(),
    /** The origin each key was entered for; "" for none. A key goes to no other. */
    keysFor: z.partialRecord(z.enum(AI_KEYS), z.string().max(500)).optional(),
  })
  .prefault({});

const iceServer = z.object({
  urls: z.string().regex(/^(stun|turn)s?:[^\s]{1,200}$/),
  username: z.string().max(200).optional(),
  credential: z.string().max(200).optional(),
});

/** An origin as browsers send it: scheme, host and port, nothing after. */
const origin = z.string().refine((value) => URL.canParse(value) && new URL(value).origin === value);

/** Every setting with its rule; a setting that is not stored has its default. */
export const settingsSchema = z.object({
  registration: z.enum(["open", "approval", "closed"] satisfies RegistrationMode[]).default("open"),
  announcement: z.string().max(ANNOUNCEMENT_MAX).default(""),
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
      /** People with roles must have a second factor (`AUTH-8`). */
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
