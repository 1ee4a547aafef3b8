import type { ImageTerms } from "@4d/contract";
import { t } from "../../../platform/i18n/i18n.ts";
import { Segmented } from "../../../ui/segmented.tsx";
import { changeRequest, type ImageRequestDraft } from "../image-request.store.ts";

/** Who paints a request: without a model always the painter. Pure. */
export const painterOf = (request: ImageRequestDraft, terms: ImageTerms | null) =>
  terms?.by === "model" && request.by === "model" ? "model" : "builtin";

/** Who paints, what that costs and how many are left: before anything is asked for. */
export function PayerLine({ request, terms }: { request: ImageRequestDraft; terms: ImageTerms | null }) {
  if (terms === null) return null;
  const by = painterOf(request, terms);
  const { left: remaining } = terms.today[by];
  const price =
    by === "model" && terms.price > 0 ? t("images.priceEach", { price: terms.price }) : t("images.free");
  const many = remaining === 0 ? t("images.leftNone") : t("images.left", { n: remaining });
  return (
    <section>
      {terms.by === "model" && (
        <div className="pb-1.5">
          <h2 className="pb-1.5 text-s text-text-2">{t("images.by")}</h2>
          <Segmented
            label={t("images.by")}
            choices={(["model", "builtin"] as const).map((id) => ({ id, label: t(`images.by.${id}`) }))}
            value={by}
            onChange={(next) => changeRequest({ by: next })}
          />
        </div>
      )}
      <p className="num text-center text-s text-text-3">
        {t(`images.by.${by}`)} · {price} · {many}
      </p>
    </section>
  );
}
