import type { Commission } from "@4d/painter";
import { Dices } from "lucide-react";
import { t } from "../../../platform/i18n/i18n.ts";
import { tick } from "../../../platform/media/haptics.ts";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import { Slider } from "../../../ui/slider.tsx";
import { Tag } from "../../../ui/tag.tsx";
import {
  changeRequest,
  type ImageRequestDraft,
  otherSeed,
  SEEDS_A_COMPOSITION,
} from "../image-request.store.ts";
import { Drawing } from "./drawing.tsx";

const shapes = { "1:1": "aspect-square", "3:4": "aspect-3/4", "9:16": "aspect-9/16" } as const;

/** The painter's commission for a request. Pure. */
export const commissionOf = ({
  prompt,
  negative,
  style,
  ratio,
  seed,
  like,
}: ImageRequestDraft): Commission => ({
  prompt: prompt.trim(),
  negative,
  ...(style !== null && { style }),
  ratio,
  seed,
  ...(like !== null && { like: { looks: like.looks, ...(like.starter && { starter: like.starter }) } }),
});

/**
 * The picture as the painter would make it now: a slider moves it within its composition, the dice throw another
 * (`images §1.3`).
 */
export function SeedStage({ request }: { request: ImageRequestDraft }) {
  const within = request.seed % SEEDS_A_COMPOSITION;
  const move = (to: number) => changeRequest({ seed: request.seed - within + to });
  return (
    <section className="overflow-hidden rounded-l bg-ink-2">
      <div className="relative grid h-84 place-items-center bg-art-ink short:h-64">
        <div className={cx("h-full max-w-full overflow-hidden", shapes[request.ratio])}>
          <Drawing commission={commissionOf(request)} label={t("images.preview")} />
        </div>
        <span className="absolute bottom-2.5 left-2.5">
          <Tag tone="glass">{t("images.preview")}</Tag>
        </span>
        <Button
          look="glass"
          size="small"
          className="absolute! top-2.5 right-2.5"
          icon={<Dices aria-hidden="true" className="size-4.5" />}
          onClick={() => {
            tick();
            changeRequest({ seed: otherSeed() });
          }}
        >
          {t("images.dice")}
        </Button>
      </div>
      <div className="pt-1.5 pb-2">
        <Slider
          label={t("images.seed")}
          value={within}
          max={SEEDS_A_COMPOSITION - 1}
          shown={String(request.seed)}
          onChange={move}
        />
        <p className="px-4 pb-1.5 text-xs text-pretty text-text-3">{t("images.seedNote")}</p>
      </div>
    </section>
  );
}
