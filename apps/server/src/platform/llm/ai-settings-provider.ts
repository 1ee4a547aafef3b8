import { lateProvider } from "../late-provider.ts";
import type { AiSettings } from "./ai-settings.ts";

/** Where the settings of AI models come from; `app.ts` answers by the settings domain. Nobody: no model. */
export const aiSettingsProvider = lateProvider<AiSettings>({});
