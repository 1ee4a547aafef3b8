import type { PostStatus } from "@4d/contract";
import { fail } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { judgeText } from "../moderation/index.ts";
import { readSettings } from "../settings/index.ts";
import type { UserRow } from "../users/index.ts";

const DAY = 86_400_000;

/**
 * Judges text for everybody (`abuse §6.2`): forbidden text is rejected, doubtful text waits for a person.
 * @throws Failure invalid, naming the field and the words.
 */
export async function judgeWords(
  services: Services,
  fields: Record<string, string>,
): Promise<"published" | "review"> {
  const { moderation } = await readSettings(services);
  const judged = Object.entries(fields).map(([field, text]) => ({ field, ...judgeText(text, moderation) }));
  const blocked = judged.find((one) => one.level === "block");
  if (blocked) {
    const words = blocked.words.join("、");
    fail("invalid", {
      field: blocked.field,
      zh: `这里有不能发布的词:${words}`,
      en: `These words can’t be posted: ${words}`,
    });
  }
  return judged.some((one) => one.level === "review") ? "review" : "published";
}

/** Whether a post is published at once: its text is safe and its author is not too new. */
export async function initialStatus(
  services: Services,
  author: Pick<UserRow, "created_at">,
  fields: Record<string, string>,
): Promise<PostStatus> {
  const { square } = await readSettings(services);
  const age = services.clock.now() - author.created_at;
  const judged = await judgeWords(services, fields);
  return square.reviewNewAccounts && age < square.newAccountDays * DAY ? "review" : judged;
}
