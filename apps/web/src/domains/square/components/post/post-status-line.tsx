import type { Post } from "@4d/contract";
import { CircleAlert, Clock3 } from "lucide-react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { push } from "../../../../platform/navigation.ts";

/** The status of a post of mine that not everybody can see; nothing for others. */
export function PostStatusLine({ post: { status, reason } }: { post: Post }) {
  if (status === "published") return null;
  const isInReview = status === "review";
  const Icon = isInReview ? Clock3 : CircleAlert;
  return (
    <div
      role="status"
      className={`mx-4 mt-3 flex gap-2.5 rounded-m p-3 text-s ${isInReview ? "bg-capsule-wash" : "bg-rose-wash"}`}
    >
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-4 shrink-0 ${isInReview ? "text-capsule" : "text-rose"}`}
      />
      <span className="wrap-anywhere">
        <b className="font-semibold">{t(`square.status.${status}`)}</b>
        {" · "}
        {t(`square.statusNote.${status}`)}
        {reason !== "" && <span className="block pt-1 text-text-2">{reason}</span>}
        {!isInReview && (
          <button
            type="button"
            onClick={() => push("/pages/mine/decisions")}
            className="hit press block pt-1 font-semibold"
          >
            {t("square.appeal")}
          </button>
        )}
      </span>
    </div>
  );
}
