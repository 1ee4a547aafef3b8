import * as z from "zod/mini";
import { registrationMode } from "../auth.ts";
import { endpoint } from "../endpoint.ts";
import {
  AD_ADDRESS_MAX,
  AD_LINES_MAX,
  ADS_MAX,
  ANNOUNCEMENT_MAX,
  PACKAGES_MAX,
  TIME_ZONE_MAX,
} from "../limits.ts";
import { nameText, plainText } from "../name-scalars.ts";
import { RATE_LIMITS } from "../rate-limits.ts";
import { raw, text } from "../scalars.ts";
import { AI_KEYS } from "./ai-keys.ts";

const wordList = z.array(text(1, 40)).check(z.maxLength(5000));
const wholeNumber = z.int().check(z.minimum(0));

const bilingualText = z.object({ zh: nameText(0, 80), en: nameText(0, 160) });

/** A house trailer drawn by the app; with a `url`, that page in a sandboxed frame (`CAPSULE-2`). */
const advertisement = z.object({
  id: raw(40),
  title: bilingualText,
  lines: z.array(bilingualText).check(z.maxLength(AD_LINES_MAX)),
  url: z.optional(raw(AD_ADDRESS_MAX)),
});

const prices = z.object({
  builtIn: wholeNumber,
  reply: wholeNumber,
  image: wholeNumber,
  voicePer100: wholeNumber,
  chapter: z.object({ least: wholeNumber, most: wholeNumber }),
});

/** The AI settings that are not secret; null uses the environment, "" switches off. */
const aiAddresses = {
  baseUrl: z.nullable(raw(500)),
  model: z.nullable(raw(200)),
  /** Others that authors may choose for their characters, with commas between them. */
  models: z.nullable(raw(2000)),
  imageModel: z.nullable(raw(200)),
  ttsModel: z.nullable(raw(200)),
  guardModel: z.nullable(raw(200)),
  imageBaseUrl: z.nullable(raw(500)),
  ttsBaseUrl: z.nullable(raw(500)),
};

const settingGroups = {
  registration: registrationMode,
  announcement: plainText(0, ANNOUNCEMENT_MAX),
  webrtc: z.object({
    maxChannel: wholeNumber,
    iceServers: z
      .array(
        z.object({
          urls: raw(200),
          username: z.optional(raw(200)),
          credential: z.optional(raw(200)),
        }),
      )
      .check(z.maxLength(20)),
  }),
  allowedOrigins: z.array(raw(200)).check(z.maxLength(50)),
  limits: z.object({
    groupMembers: wholeNumber,
    uploadBytes: wholeNumber,
    friendRequestsPerDay: wholeNumber,
    /** Factor for each rate limit; a missing one keeps its default. */
    paces: z.optional(z.partialRecord(z.enum(RATE_LIMITS), z.number())),
  }),
  /** Whether people with admin permissions must have a second factor. */
  security: z.object({ adminSecondFactor: z.boolean() }),
  capsules: z.object({
    signUp: wholeNumber,
    checkIn: z.array(wholeNumber).check(z.length(7)),
    timeZone: raw(TIME_ZONE_MAX),
    ad: z.object({ reward: wholeNumber, perDay: wholeNumber, seconds: wholeNumber }),
    adHosts: z.array(raw(200)).check(z.maxLength(20)),
    ads: z.array(advertisement).check(z.maxLength(ADS_MAX)),
    giftMost: wholeNumber,
    packages: z
      .array(z.object({ id: raw(20), paid: wholeNumber, bonus: wholeNumber, amount: wholeNumber }))
      .check(z.maxLength(PACKAGES_MAX)),
    prices,
  }),
  moderation: z.object({ block: wordList, review: wordList, crisis: wordList }),
  square: z.object({ reviewNewAccounts: z.boolean(), newAccountDays: wholeNumber }),
};

/** System settings as administrators see them (`ADMIN-2`). */
export const adminSettingsView = z.object({
  /** Grows with every change. Sent back with a change, so that nobody undoes another's by accident. */
  revision: z.number(),
  ...settingGroups,
  /** Without the admin role, addresses are shown without their path. */
  ai: z.object(aiAddresses),
  /** Which keys are set in the settings. */
  keys: z.array(z.enum(AI_KEYS)),
  /** The origin each key was given for; it is sent to no other. */
  keysFor: z.partialRecord(z.enum(AI_KEYS), z.string()),
  /** The server's environment, without its secrets. */
  environment: z.object({
    ai: z.string(),
    /** Origins of the configured addresses; "" for none. */
    aiOrigins: z.object({ baseUrl: z.string(), imageBaseUrl: z.string(), ttsBaseUrl: z.string() }),
    turn: z.array(z.string()),
    liveKit: z.string(),
    payments: z.array(z.string()),
  }),
});
export type AdminSettingsView = z.infer<typeof adminSettingsView>;

/**
 * Changed groups, each whole; of `ai` only changed fields, keys included (null removes one). A key is bound to the
 * origin its address has at that time. When the origin changes and no key is sent along, the key is removed.
 */
export const adminSettingsChange = z.object({
  revision: z.number(),
  ...z.partial(z.object(settingGroups)).shape,
  ai: z.optional(
    z.partial(
      z.object({
        ...aiAddresses,
        apiKey: z.nullable(raw(500)),
        imageApiKey: z.nullable(raw(500)),
        ttsApiKey: z.nullable(raw(500)),
      }),
    ),
  ),
});
export type AdminSettingsChange = z.infer<typeof adminSettingsChange>;

const permission = "admin:settings";

export const adminSettings = {
  show: endpoint({
    method: "GET",
    path: "/admin/settings",
    access: "admin",
    permission,
    summary: "The system's settings; of secrets only whether they are set",
    out: adminSettingsView,
    errors: ["forbidden"],
  }),
  change: endpoint({
    method: "PUT",
    path: "/admin/settings",
    access: "admin",
    permission,
    summary: "Change settings on every node at once, all or nothing",
    body: adminSettingsChange,
    out: adminSettingsView,
    errors: ["invalid", "forbidden", "conflict"],
    note: "conflict: somebody else changed a setting after this revision was read. Whoever requires a second factor of people with permissions must have one. forbidden: the change needs another right beside this one (`SETTING_RIGHTS`); the field is named.",
  }),
  testWords: endpoint({
    method: "POST",
    path: "/admin/settings/words",
    access: "admin",
    permission,
    summary: "How these words would judge a text, before they are saved",
    body: z.object({ text: raw(2000), words: settingGroups.moderation }),
    out: z.object({
      level: z.enum(["safe", "review", "block"]),
      words: z.array(z.string()),
      crisis: z.boolean(),
    }),
    errors: ["invalid", "forbidden"],
  }),
};

const adminOnly = { method: "POST", access: "admin", errors: ["invalid", "forbidden"] } as const;

/** Models on the operator's machine. Without a permission: only the admin role names addresses. */
export const adminModels = {
  find: endpoint({
    ...adminOnly,
    path: "/admin/models/find",
    summary: "Which models programs on this machine offer, or those of one address",
    body: z.object({ baseUrl: z.optional(raw(500)) }),
    out: z.object({
      places: z.array(
        z.object({
          /** Which program usually listens there; "" for an address that was named. */
          program: z.string(),
          baseUrl: z.string(),
          models: z.array(z.string()),
        }),
      ),
    }),
  }),
  tryOut: endpoint({
    ...adminOnly,
    path: "/admin/models/try",
    summary: "Have a model say one line before it is set",
    body: z.object({ baseUrl: raw(500), model: raw(200) }),
    out: z.object({
      text: z.string(),
      /** Milliseconds it took. */
      ms: z.number(),
      /** Why it said nothing; null when it spoke. */
      failure: z.nullable(z.object({ zh: z.string(), en: z.string() })),
    }),
    errors: ["invalid", "tooMany"],
  }),
};
