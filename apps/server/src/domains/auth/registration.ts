import type { RegistrationMode } from "@4d/contract";
import { askedLater } from "../../platform/asked-later.ts";

const { answerWith, ask } = askedLater<RegistrationMode>("open");

/** Lets `app.ts` connect the setting: `settings` comes after `auth`, so auth may not read it itself. */
export const gateRegistration = answerWith;

/** Who may register now. */
export const registrationMode = ask;
