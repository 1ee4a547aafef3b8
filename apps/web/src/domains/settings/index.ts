export { loadConfig, settingsStore, systemLimits } from "./settings.store.ts";
