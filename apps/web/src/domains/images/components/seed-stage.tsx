import type { Commission } from "@4d/painter";
import { Dices } from "lucide-react";
import { t } from "../../../platform/i18n/i18n.ts";
import { tick } from "../../../platform/media/haptics.ts";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import { Slider } from "../../../ui/slider.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { change, otherSeed, SEEDS_A_COMPOSITION, type Wish } from "../wish.store.ts";
import { Drawing } from "./drawing.tsx";

const shapes = { "1:1": "aspect-square", "3:4": "aspect-3/4", "9:16": "aspect-9/16" } as const;

/** What the painter hears of a wish. Pure. */
export const commissionOf = ({ prompt, negative, style, ratio, seed, like }: Wish): Commission => ({
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
export function SeedStage({ wish }: { wish: Wish }) {
  const within = wish.seed % SEEDS_A_COMPOSITION;
  const move = (to: number) => change({ seed: wish.seed - within + to });
  return (
    <section className="overflow-hidden rounded-l bg-ink-2">
      <div className="relative grid h-84 place-items-center bg-art-ink short:h-64">
        <div className={cx("h-full max-w-full overflow-hidden", shapes[wish.ratio])}>
          <Drawing commission={commissionOf(wish)} label={t("images.preview")} />
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
            change({ seed: otherSeed() });
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
          shown={String(wish.seed)}
          onChange={move}
        />
        <p className="px-4 pb-1.5 text-xs text-pretty text-text-3">{t("images.seedNote")}</p>
      </div>
    </section>
  );
}
