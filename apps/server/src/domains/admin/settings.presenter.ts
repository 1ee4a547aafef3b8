import { type AdminSettingsView, AI_KEYS, originOf } from "@4d/contract";
import type { Services } from "../../platform/services.ts";
import type { Settings } from "../settings/index.ts";
import { type AdminActor, mayChangeSetting } from "./admin.policy.ts";

const hostOf = (address: string | undefined): string =>
  address !== undefined && URL.canParse(address) ? new URL(address).host : "";

function environmentOf({ config }: Services): AdminSettingsView["environment"] {
  const { stripe, alipay, wechat } = config.payments;
  const set = Object.entries({ sandbox: config.paySandbox, stripe, alipay, wechat });
  return {
    ai: hostOf(config.ai.baseUrl),
    aiOrigins: {
      baseUrl: originOf(config.ai.baseUrl),
      imageBaseUrl: originOf(config.ai.imageBaseUrl),
      ttsBaseUrl: originOf(config.ai.ttsBaseUrl),
    },
    turn: config.turn?.urls ?? [],
    liveKit: hostOf(config.liveKit?.url),
    payments: set.filter(([, one]) => Boolean(one)).map(([name]) => name),
  };
}

/** Models as the viewer may see them: the path of an address can name an account at its provider. */
function modelsOf(ai: Settings["ai"], isWhole: boolean): AdminSettingsView["ai"] {
  const visible = (url: string) => (isWhole ? url : originOf(url));
  const address = (url: string | undefined) => (url === undefined ? null : visible(url));
  return {
    baseUrl: address(ai.baseUrl),
    model: ai.model ?? null,
    models: ai.models ?? null,
    imageModel: ai.imageModel ?? null,
    ttsModel: ai.ttsModel ?? null,
    guardModel: ai.guardModel ?? null,
    imageBaseUrl: address(ai.imageBaseUrl),
    ttsBaseUrl: address(ai.ttsBaseUrl),
  };
}

/** The settings as shown to administrators: of secrets only which are set, and for which address (`ADMIN-2`). */
export function presentSettings(
  services: Services,
  viewer: Pick<AdminActor, "roles" | "permissions">,
  settings: Settings,
  revision: number,
): AdminSettingsView {
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
    ai: modelsOf(ai, mayChangeSetting(viewer, "admin")),
    keys: AI_KEYS.filter((name) => Boolean(ai[name])),
    keysFor: ai.keysFor ?? {},
    environment: environmentOf(services),
  };
}
