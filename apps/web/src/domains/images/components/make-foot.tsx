import { useState } from "react";
import { useStore } from "zustand/react";
import { actionSheet, toast, toastFailure } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { tick } from "../../../platform/media/haptics.ts";
import { type PageInfo, usePage } from "../../../platform/page.ts";
import { isEmpty } from "../../../platform/validators.ts";
import { Button } from "../../../ui/button.tsx";
import { FootBar } from "../../../ui/foot-bar.tsx";
import { openShop } from "../../capsules/index.ts";
import { changeRequest, type ImageRequestDraft } from "../image-request.store.ts";
import { jobsStore, makePictures } from "../jobs.store.ts";
import { PayerLine, painterOf } from "./payer-line.tsx";

const INSUFFICIENT = 10010;

/** Never a dead end: the painter is free (`images §4.1`). */
async function offerFree(page: PageInfo): Promise<void> {
  const chosen = await actionSheet(
    [
      { id: "free", label: t("images.poorFree"), hint: t("images.free") },
      { id: "earn", label: t("images.poorEarn") },
    ],
    t("images.poorTitle"),
  );
  if (chosen === "free") changeRequest({ by: "builtin" });
  if (chosen === "earn") openShop(page);
}

/** Who paints, what it costs, and the way to have it painted. */
export function MakeFoot({ request, onMade }: { request: ImageRequestDraft; onMade: () => void }) {
  const page = usePage();
  const terms = useStore(jobsStore, (state) => state.terms);
  const [busy, setBusy] = useState(false);
  const by = painterOf(request, terms);
  const cost = by === "model" ? (terms?.price ?? 0) * request.count : 0;
  const spent = terms !== null && terms.today[by].left === 0;
  const make = async () => {
    if (isEmpty(request.prompt)) return toast(t("images.noPrompt"));
    setBusy(true);
    const { like, prompt, negative, style, ratio, count, seed } = request;
    const outcome = await makePictures({
      prompt: prompt.trim(),
      negative: negative.trim(),
      style,
      ratio,
      count,
      seed,
      by,
      ...(like !== null && { characterId: like.id }),
    });
    setBusy(false);
    tick();
    if (outcome.ok) return onMade();
    if (outcome.failure.code === INSUFFICIENT) await offerFree(page);
    else toastFailure(outcome.failure);
  };
  return (
    <FootBar>
      <div className="flex flex-col gap-2">
        <PayerLine request={request} terms={terms} />
        <Button block size="large" busy={busy} disabled={spent} onClick={() => void make()}>
          {cost > 0
            ? t("images.makeFor", { n: request.count, cost })
            : t("images.make", { n: request.count })}
        </Button>
      </div>
    </FootBar>
  );
}
