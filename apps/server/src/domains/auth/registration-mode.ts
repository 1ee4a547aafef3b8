import type { RegistrationMode } from "@4d/contract";
import { lateProvider } from "../../platform/late-provider.ts";

const { provide, get: ask } = lateProvider<RegistrationMode>("open");

/** Lets `app.ts` connect the setting: `settings` comes after `auth`, so auth may not read it itself. */
export const provideRegistrationMode = provide;

/** Who may register now. */
export const registrationMode = ask;
