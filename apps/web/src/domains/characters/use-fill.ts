import { CHARACTER_SEED_MAX, emptySheet, type SheetChange } from "@4d/contract";
import { useState } from "react";
import { promptText, toast, toastFailure } from "../../platform/dialogs.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { isSame } from "../../platform/three-way-merge.ts";
import type { SheetField } from "./merge-sheets.ts";
import { sendable } from "./sendable.ts";
import { generateDraft } from "./start-character.ts";
import type { OpenWork } from "./use-work.ts";

/** The filled fields as the sentence from which the rest is generated. */
const fillSeed = ({ work: { sheet } }: OpenWork): string =>
  [sheet.name, sheet.tagline, sheet.description, sheet.personality, sheet.intro]
    .map((text) => text.trim())
    .filter((text) => text !== "")
    .join("，")
    .slice(0, CHARACTER_SEED_MAX);

/** Fills empty fields only. */
export function useFill(open: OpenWork): { fill: () => Promise<void>; busy: boolean } {
  const [busy, setBusy] = useState(false);
  const fill = async () => {
    const known = fillSeed(open);
    const seed =
      known !== ""
        ? known
        : ((await promptText({
            title: t("making.fillTitle"),
            placeholder: t("making.ideaHint"),
            max: CHARACTER_SEED_MAX,
          })) ?? "");
    if (seed.trim() === "") return;
    setBusy(true);
    const sheet = sendable(open.work.sheet);
    const written = Object.fromEntries(
      Object.entries(sheet).filter(([field, value]) => !isSame(value, emptySheet[field as SheetField])),
    ) as SheetChange;
    const outcome = await generateDraft(seed.trim(), written);
    setBusy(false);
    if (!outcome.ok) return toastFailure(outcome.failure);
    const fresh = Object.entries(outcome.value).filter(([field]) =>
      isSame(sheet[field as SheetField], emptySheet[field as SheetField]),
    );
    open.change(Object.fromEntries(fresh));
    toast(fresh.length === 0 ? t("making.nothingEmpty") : t("making.filled", { n: fresh.length }));
  };
  return { fill, busy };
}
