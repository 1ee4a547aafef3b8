export { loadConfig, settingsStore } from "./settings.store.ts";
