import type { ImageJob, MadeImage } from "@4d/contract";
import { useState } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { cx } from "../../../ui/cx.ts";
import { SkeletonBlock } from "../../../ui/skeleton.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { isUnderWay } from "../jobs.store.ts";

const shapes = { "1:1": "aspect-square", "3:4": "aspect-3/4", "9:16": "aspect-9/16" } as const;

/** A picture at its shape, its blur first, with the label of who made it. */
function Shown({ picture }: { picture: MadeImage }) {
  const [loaded, setLoaded] = useState(false);
  return (
    <>
      {picture.blur !== undefined && !loaded && (
        <img
          src={picture.blur}
          alt=""
          className="absolute inset-0 size-full scale-110 object-cover blur-md"
        />
      )}
      <img
        src={picture.thumbUrl}
        alt=""
        decoding="async"
        draggable={false}
        onLoad={() => setLoaded(true)}
        className={cx(
          "absolute inset-0 size-full object-cover transition-opacity duration-[var(--press)]",
          !loaded && "opacity-0",
        )}
      />
      <span className="absolute bottom-1.5 left-1.5">
        <Tag tone="glass">{t(`images.label.${picture.by}`)}</Tag>
      </span>
    </>
  );
}

/** The pictures of a job, and places for those that are still to come. */
export function PictureGrid({ job, onOpen }: { job: ImageJob; onOpen: (id: number) => void }) {
  const coming = isUnderWay(job) ? job.count - job.made : 0;
  const frame = cx("relative block w-full overflow-hidden rounded-m bg-ink-3", shapes[job.ratio]);
  const alone = job.pictures.length + coming === 1;
  return (
    <ul className={cx("grid gap-2", alone ? "max-w-64" : "grid-cols-2")}>
      {job.pictures.map((picture) => (
        <li key={picture.id}>
          <button
            type="button"
            aria-label={`${t("images.open", { n: picture.place + 1, prompt: job.prompt })} · ${t(`images.label.${picture.by}`)}`}
            onClick={() => onOpen(picture.id)}
            className={cx(frame, "press animate-fade-in")}
          >
            <Shown picture={picture} />
          </button>
        </li>
      ))}
      {Array.from({ length: coming }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places without identity
        <li key={`coming-${at}`} className={frame}>
          <SkeletonBlock className="size-full" />
          <span className="absolute inset-0 grid place-items-center text-text-3">
            <Spinner />
          </span>
        </li>
      ))}
    </ul>
  );
}
