import * as z from "zod";

/** Who is looked at before everybody sees what he posts (`feed §1.6`). */
export const squareSettings = z
  .object({
    /** Posts and comments of new accounts wait for an administrator. */
    reviewNewAccounts: z.boolean().default(false),
    /** How many days an account is new. */
    newAccountDays: z.number().int().min(1).max(365).default(3),
  })
  .prefault({});
