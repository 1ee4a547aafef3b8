import type { ImageJob, MadeImage } from "@4d/contract";
import { Dialog } from "@base-ui/react/dialog";
import { ChevronLeft, ChevronRight, X } from "lucide-react";
import type { KeyboardEvent } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { cx } from "../../../ui/cx.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { useLayer } from "../../../ui/use-layer.ts";
import { Zoom } from "../../../ui/zoom.tsx";
import { PictureTools } from "./picture-tools.tsx";

export interface PictureStageProps {
  job: ImageJob;
  picture: MadeImage;
  /** The work a face is sought for; null elsewhere. */
  forWork: string | null;
  onShow: (id: number) => void;
  onClose: () => void;
  /** Pictures like it were asked for. */
  onVaried: () => void;
}

/** A picture over everything, zoomed 1 to 4, with what can be done with it. A chunk of its own. */
export function PictureStage({ job, picture, forWork, onShow, onClose, onVaried }: PictureStageProps) {
  const at = job.pictures.findIndex(({ id }) => id === picture.id);
  const step = (by: 1 | -1) => {
    const next = job.pictures[at + by];
    if (next !== undefined) onShow(next.id);
  };
  const key = ({ key: pressed }: KeyboardEvent) => {
    if (pressed === "ArrowLeft") step(-1);
    if (pressed === "ArrowRight") step(1);
  };
  const arrow = "absolute! top-1/2 z-10 -mt-5.5";
  useLayer(true, onClose);
  return (
    <Dialog.Root open disablePointerDismissal onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup
          data-art
          onKeyDown={key}
          className="fixed inset-0 z-20 flex flex-col bg-art-ink pr-(--safe-right) pl-(--safe-left) text-on-art outline-none transition-opacity duration-[var(--press)] data-starting-style:opacity-0"
        >
          <Dialog.Title className="sr-only">{t("images.viewer")}</Dialog.Title>
          <div className="flex shrink-0 items-center px-2 pt-[max(8px,var(--safe-top))] pb-1">
            <IconButton
              look="glass"
              label={t("common.close")}
              icon={<X aria-hidden="true" />}
              onClick={onClose}
            />
            <span className="flex flex-1 items-center justify-center gap-2">
              <span className="num text-s" role="status">
                {t("images.at", { at: at + 1, n: job.pictures.length })}
              </span>
              <Tag tone="glass">{t(`images.label.${picture.by}`)}</Tag>
            </span>
            <span className="size-11" />
          </div>
          <div className="relative min-h-0 flex-1">
            <Zoom key={picture.id} centred>
              <img
                src={picture.url}
                alt={job.prompt}
                draggable={false}
                className="size-full object-contain"
              />
            </Zoom>
            {at > 0 && (
              <IconButton
                look="glass"
                className={cx(arrow, "left-1")}
                label={t("images.previous")}
                icon={<ChevronLeft aria-hidden="true" />}
                onClick={() => step(-1)}
              />
            )}
            {at < job.pictures.length - 1 && (
              <IconButton
                look="glass"
                className={cx(arrow, "right-1")}
                label={t("images.next")}
                icon={<ChevronRight aria-hidden="true" />}
                onClick={() => step(1)}
              />
            )}
          </div>
          <PictureTools picture={picture} forWork={forWork} onClose={onClose} onVaried={onVaried} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
