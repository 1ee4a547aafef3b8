import type { VideoContent } from "@4d/contract";
import { Play } from "lucide-react";
import { useState } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { clock } from "../../../../platform/i18n/numbers.ts";
import { pictureSize } from "../picture-size.ts";

function Cover({ src }: { src: string }) {
  const [shown, setShown] = useState(false);
  return (
    <img
      src={src}
      alt=""
      decoding="async"
      onLoad={() => setShown(true)}
      className={shown ? "absolute inset-0 size-full object-cover" : "absolute inset-0 size-full opacity-0"}
    />
  );
}

/** A film: its cover at true shape, played in place (`MSG-12`). */
export function VideoBubble({ content }: { content: VideoContent }) {
  const [state, setState] = useState<"cover" | "playing" | "broken">("cover");
  const size = pictureSize(content.width, content.height);
  const box = {
    width: state === "cover" ? size.width : Math.max(size.width, 200),
    aspectRatio: `${size.width} / ${size.height}`,
  };
  if (state === "playing") {
    return (
      // biome-ignore lint/a11y/useMediaCaption: people's own films have no captions
      <video
        src={content.url}
        poster={content.coverUrl === "" ? undefined : content.coverUrl}
        controls
        autoPlay
        playsInline
        onError={() => setState("broken")}
        className="block max-w-full rounded-bubble bg-art-ink"
        style={box}
      />
    );
  }
  return (
    <button
      type="button"
      aria-label={t("chat.playVideo", { time: clock(content.duration) })}
      onClick={() => setState("playing")}
      className="press relative grid max-w-full place-items-center overflow-hidden rounded-bubble bg-art-ink text-on-art"
      style={box}
    >
      {content.coverUrl !== "" && <Cover src={content.coverUrl} />}
      {state === "broken" ? (
        <span className="relative p-3 text-xs">{t("chat.videoFailed")}</span>
      ) : (
        <span className="glass relative grid size-12 place-items-center rounded-full">
          <Play aria-hidden="true" className="ml-0.5 size-5.5 fill-current" />
        </span>
      )}
      {content.duration > 0 && (
        <span className="num glass absolute right-2 bottom-2 rounded-full px-2 text-2xs leading-normal">
          {clock(content.duration)}
        </span>
      )}
    </button>
  );
}
