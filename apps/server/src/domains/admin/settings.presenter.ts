import type { AdminSettingsView, AiKey } from "@4d/contract";
import type { Services } from "../../platform/services.ts";
import type { Settings } from "../settings/index.ts";

const KEYS: readonly AiKey[] = ["apiKey", "imageApiKey", "ttsApiKey"];

const hostOf = (address: string | undefined): string =>
  address !== undefined && URL.canParse(address) ? new URL(address).host : "";

function environmentOf({ config }: Services): AdminSettingsView["environment"] {
  const { stripe, alipay, wechat } = config.payments;
  const set = Object.entries({ sandbox: config.paySandbox, stripe, alipay, wechat });
  return {
    ai: hostOf(config.ai.baseUrl),
    turn: config.turn?.urls ?? [],
    liveKit: hostOf(config.liveKit?.url),
    payments: set.filter(([, one]) => Boolean(one)).map(([name]) => name),
  };
}

/** The settings as they leave the server: of secrets only which are set (`ADMIN-2`). */
export function presentSettings(services: Services, settings: Settings, revision: number): AdminSettingsView {
  const {
    ai,
    capsules,
    webrtc,
    registration,
    announcement,
    allowedOrigins,
    limits,
    security,
    moderation,
    square,
  } = settings;
  const ads = capsules.ads.map(({ url, ...trailer }) => (url === undefined ? trailer : { ...trailer, url }));
  return {
    revision,
    registration,
    announcement,
    webrtc: {
      maxChannel: webrtc.maxChannel,
      iceServers: webrtc.iceServers.map(({ urls, username, credential }) => ({
        urls,
        ...(username === undefined ? {} : { username }),
        ...(credential === undefined ? {} : { credential }),
      })),
    },
    allowedOrigins,
    limits,
    security,
    capsules: { ...capsules, ads },
    moderation,
    square,
    ai: {
      baseUrl: ai.baseUrl ?? null,
      model: ai.model ?? null,
      imageModel: ai.imageModel ?? null,
      ttsModel: ai.ttsModel ?? null,
      guardModel: ai.guardModel ?? null,
      imageBaseUrl: ai.imageBaseUrl ?? null,
      ttsBaseUrl: ai.ttsBaseUrl ?? null,
    },
    keys: KEYS.filter((name) => Boolean(ai[name])),
    environment: environmentOf(services),
  };
}
