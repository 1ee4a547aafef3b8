export { readSettings } from "./read-settings.ts";
export type { Settings, SettingsChange } from "./settings-schema.ts";
export { settingsRoutes } from "./settings.routes.ts";
export { writeSettings } from "./write-settings.ts";
