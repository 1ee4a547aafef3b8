import type { PostMedia } from "@4d/contract";
import { useState } from "react";
import { cx } from "../../../../ui/cx.ts";
import { SceneArt } from "../../../../ui/scene-art.tsx";

interface CoverProps {
  media: PostMedia | null;
  /** Chooses the painted sky for a missing picture. */
  seed: number;
  /** The full picture instead of its thumbnail. */
  large?: boolean;
  alt?: string;
}

/** A picture that fills its box: its blur first, a painted sky if there is none. */
export function Cover({ media, seed, large, alt = "" }: CoverProps) {
  const [state, setState] = useState<"coming" | "there" | "broken">("coming");
  if (media === null || state === "broken") return <SceneArt seed={seed} />;
  const src = large === true && media.kind === "image" ? media.url : media.thumbUrl;
  return (
    <>
      {media.blur !== undefined && state === "coming" && (
        <img src={media.blur} alt="" className="absolute inset-0 size-full scale-110 object-cover blur-md" />
      )}
      <img
        src={src}
        alt={alt}
        loading="lazy"
        decoding="async"
        draggable={false}
        onLoad={() => setState("there")}
        onError={() => setState("broken")}
        className={cx(
          "absolute inset-0 size-full object-cover transition-opacity duration-[var(--press)]",
          state === "coming" && "opacity-0",
        )}
      />
    </>
  );
}
