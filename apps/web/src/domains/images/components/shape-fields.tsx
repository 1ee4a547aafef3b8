import { IMAGE_COUNT_MAX, IMAGE_NEGATIVE_MAX, type ImageRatio } from "@4d/contract";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { cx } from "../../../ui/cx.ts";
import { Segmented } from "../../../ui/segmented.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { changeRequest, type ImageRequestDraft } from "../image-request.store.ts";

const RATIOS: readonly ImageRatio[] = ["1:1", "3:4", "9:16"];

/** Its shape, and how many. */
export function ShapeFields({ request }: { request: ImageRequestDraft }) {
  const counts = Array.from({ length: IMAGE_COUNT_MAX }, (_, at) => String(at + 1));
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h2 className="pb-1.5 text-s text-text-2">{t("images.ratio")}</h2>
        <Segmented
          label={t("images.ratio")}
          choices={RATIOS.map((id) => ({ id, label: t(`images.ratio.${id}`) }))}
          value={request.ratio}
          onChange={(ratio) => changeRequest({ ratio })}
        />
      </div>
      <div>
        <h2 className="pb-1.5 text-s text-text-2">{t("images.count")}</h2>
        <Segmented
          label={t("images.count")}
          choices={counts.map((id) => ({ id, label: id }))}
          value={String(request.count)}
          onChange={(count) => changeRequest({ count: Number(count) })}
        />
      </div>
    </section>
  );
}

/** What must not be in the picture, folded away until it is opened. */
export function NegativeField({ request: { negative } }: { request: ImageRequestDraft }) {
  const [open, setOpen] = useState(negative !== "");
  return (
    <section>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="hit press flex w-full items-center gap-1 py-1 text-s text-text-2"
      >
        {t("images.more")}
        <ChevronDown aria-hidden="true" className={cx("size-4 transition-transform", open && "rotate-180")} />
      </button>
      {open && (
        <div className="pt-2">
          <TextArea
            label={t("images.negative")}
            placeholder={t("images.negativeHint")}
            max={IMAGE_NEGATIVE_MAX}
            rows={1}
            value={negative}
            onChange={(text) => changeRequest({ negative: text })}
          />
        </div>
      )}
    </section>
  );
}
