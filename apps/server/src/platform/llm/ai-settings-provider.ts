import { lateProvider } from "../late-provider.ts";
import type { AiSettings } from "./ai-settings.ts";

/** The settings of AI models; `app.ts` connects the settings domain. Without it there is no model. */
export const aiSettingsProvider = lateProvider<AiSettings>({});
