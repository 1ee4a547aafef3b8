import { askedLater } from "../../platform/asked-later.ts";

const { answerWith, ask } = askedLater(true);

/** Lets `app.ts` connect the setting: `settings` comes after `auth`, so auth may not read it itself. */
export const gateRegistration = answerWith;

/** Whether people may register now. */
export const registrationOpen = ask;
