import { RACE_MINUTES } from "@4d/contract";
import { actionSheet, toastFailure } from "../../platform/dialogs.ts";
import { attempt } from "../../platform/failure.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { push } from "../../platform/navigation.ts";
import { craftApi } from "./craft.api.ts";

/** Asks for a length in minutes, starts a race in a group and opens it; if one is running, opens that. */
export async function beginRace(groupId: number): Promise<void> {
  const running = await attempt(craftApi.runningRace(groupId));
  if (running.ok && running.value !== null)
    return push("/pages/game/infiniteCraft", { race: running.value.id });
  const choices = RACE_MINUTES.map((n) => ({ id: String(n), label: t("craft.raceMinutes", { n }) }));
  const chosen = await actionSheet(choices, t("craft.raceStart"));
  if (chosen === null) return;
  const outcome = await attempt(craftApi.startRace(groupId, Number(chosen)));
  if (outcome.ok) push("/pages/game/infiniteCraft", { race: outcome.value.id });
  else toastFailure(outcome.failure);
}
