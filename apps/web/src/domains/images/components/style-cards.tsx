import { type ImageStyle, imageStyles } from "@4d/contract";
import { useDeferredValue, useEffect, useState } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { cx } from "../../../ui/cx.ts";
import { wheelSideways } from "../../../ui/wheel-sideways.ts";
import { changeRequest, type ImageRequestDraft } from "../image-request.store.ts";
import { Drawing } from "./drawing.tsx";
import { commissionOf } from "./seed-stage.tsx";

/** Typing counts as finished after this pause, ms: ten thumbnails are not painted for every letter. */
const STILL_MS = 600;

/** The request as it was when typing last paused. */
function useStill(request: ImageRequestDraft): ImageRequestDraft {
  const [still, setStill] = useState(request);
  useEffect(() => {
    const timer = setTimeout(() => setStill(request), STILL_MS);
    return () => clearTimeout(timer);
  }, [request]);
  return useDeferredValue(still);
}

function Card({
  request,
  style,
  chosen,
}: {
  request: ImageRequestDraft;
  style: ImageStyle | null;
  chosen: boolean;
}) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={() => changeRequest({ style })}
      className="press w-19 shrink-0 text-center"
    >
      <span
        className={cx(
          "block aspect-3/4 overflow-hidden rounded-m bg-ink-3 outline-2 -outline-offset-2",
          chosen ? "outline-capsule" : "outline-transparent",
        )}
      >
        <Drawing commission={{ ...commissionOf({ ...request, style }), ratio: "3:4" }} label="" later />
      </span>
      <span
        className={cx("block truncate pt-1 text-xs", chosen ? "font-semibold text-capsule" : "text-text-2")}
      >
        {t(`images.style.${style ?? "any"}`)}
      </span>
    </button>
  );
}

/** Ten manners and none, each with what it would make of the words (`images §1.2`). */
export function StyleCards({ request }: { request: ImageRequestDraft }) {
  const still = useStill(request);
  return (
    <section>
      <h2 className="pb-1.5 text-s text-text-2">{t("images.style")}</h2>
      <div
        role="group"
        aria-label={t("images.style")}
        onWheel={wheelSideways}
        className="row-x fade-x -mx-4 gap-2.5 px-4 py-1"
      >
        {[null, ...imageStyles].map((style) => (
          <Card key={style ?? "any"} request={still} style={style} chosen={request.style === style} />
        ))}
      </div>
    </section>
  );
}
