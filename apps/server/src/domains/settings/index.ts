export { aiModels } from "./ai-models.ts";
export type { CapsuleSettings } from "./capsule-settings.ts";
export { keepSecret } from "./keep-secret.ts";
export type { ModerationWords } from "./moderation-settings.ts";
export { settingsData } from "./personal-data.ts";
export { readSettings } from "./read-settings.ts";
export { settingsRoutes } from "./settings.routes.ts";
export type { Settings, SettingsChange } from "./settings-schema.ts";
export { sealStoredSecrets, settingsRevision, writeSettings } from "./write-settings.ts";
