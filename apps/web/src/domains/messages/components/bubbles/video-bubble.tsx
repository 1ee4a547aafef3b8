import type { VideoContent } from "@4d/contract";
import { Play } from "lucide-react";
import { useState } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { clock } from "../../../../platform/i18n/numbers.ts";
import { isUnplayable } from "../../../../platform/media/is-unplayable.ts";
import { cx } from "../../../../ui/cx.ts";
import { UnplayableVideo } from "../../../../ui/unplayable-video.tsx";
import { pictureSize } from "../picture-size.ts";
import { CancelRing, type Sending } from "./cancel-ring.tsx";

function Cover({ src }: { src: string }) {
  const [shown, setShown] = useState(false);
  return (
    <img
      src={src}
      alt=""
      decoding="async"
      onLoad={() => setShown(true)}
      className={cx("absolute inset-0 size-full object-cover", !shown && "opacity-0")}
    />
  );
}

interface VideoBubbleProps {
  /** Null until it is uploaded. */
  content: VideoContent | null;
  /** My own file, shown while it is being sent and until the cover is drawn. */
  under?: string | undefined;
  sending?: Sending | undefined;
}

/** A video: its cover in its aspect ratio, played in place (`MSG-12`); offered as a file if it cannot be played. */
export function VideoBubble({ content, under, sending }: VideoBubbleProps) {
  const [state, setState] = useState<"cover" | "playing" | "lacking" | "failed">("cover");
  const [natural, setNatural] = useState({ width: 0, height: 0 });
  const { width, height } = natural.width > 0 || content === null ? natural : content;
  const size = pictureSize(width, height);
  const shape = { aspectRatio: `${size.width} / ${size.height}` };
  if (content !== null && (state === "lacking" || state === "failed"))
    return (
      <UnplayableVideo url={content.url} lacking={state === "lacking"} onRetry={() => setState("playing")} />
    );
  if (content !== null && state === "playing") {
    const look = (film: HTMLVideoElement) => {
      if (isUnplayable(film)) setState("lacking");
    };
    return (
      // biome-ignore lint/a11y/useMediaCaption: people's own videos have no captions
      <video
        src={content.url}
        poster={content.coverUrl === "" ? undefined : content.coverUrl}
        controls
        autoPlay
        playsInline
        onLoadedMetadata={({ currentTarget }) => look(currentTarget)}
        onError={({ currentTarget }) => setState(isUnplayable(currentTarget) ? "lacking" : "failed")}
        className="block max-w-full rounded-bubble bg-art-ink"
        style={{ width: Math.max(size.width, 200), ...shape }}
      />
    );
  }
  return (
    <div className="relative max-w-full" style={{ width: size.width }}>
      <button
        type="button"
        aria-label={
          content === null ? t("chat.video") : t("chat.playVideo", { time: clock(content.duration) })
        }
        disabled={content === null}
        onClick={() => setState("playing")}
        className="press relative grid w-full place-items-center overflow-hidden rounded-bubble bg-art-ink text-on-art"
        style={shape}
      >
        {under !== undefined && (
          <video
            src={under}
            muted
            playsInline
            preload="metadata"
            onLoadedMetadata={({ currentTarget: { videoWidth, videoHeight } }) =>
              setNatural({ width: videoWidth, height: videoHeight })
            }
            className="absolute inset-0 size-full object-cover"
          />
        )}
        {content !== null && content.coverUrl !== "" && <Cover src={content.coverUrl} />}
        {sending === undefined && (
          <span className="glass relative grid size-12 place-items-center rounded-full">
            <Play aria-hidden="true" className="ml-0.5 size-5.5 fill-current" />
          </span>
        )}
        {content !== null && content.duration > 0 && (
          <span className="num glass absolute right-2 bottom-2 rounded-full px-2 text-2xs leading-normal">
            {clock(content.duration)}
          </span>
        )}
      </button>
      {sending && <CancelRing {...sending} />}
    </div>
  );
}
