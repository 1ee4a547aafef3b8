export { settingsStore, systemLimits } from "./settings.store.ts";
