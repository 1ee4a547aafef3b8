import type { CharacterVoice } from "@4d/contract";
import { RefreshCw } from "lucide-react";
import { t } from "../../../platform/i18n/i18n.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import type { Samples } from "../use-samples.ts";
import { GlassBubble, ReplySourceTag, ThinkingBubble } from "./glass-bubble.tsx";
import { PlayVoiceButton } from "./play-voice-button.tsx";

/** Three sample exchanges, with the replies the character would give. */
export function SamplesView({
  samples: { samples, failure, again },
  voice,
}: {
  samples: Samples;
  voice: CharacterVoice;
}) {
  return (
    <section className="flex flex-col gap-2">
      <div className="flex items-center justify-between">
        <h2 className="glass rounded-full px-3.5 py-1 text-m font-semibold">{t("making.samples")}</h2>
        <IconButton
          label={t("making.samplesAgain")}
          icon={<RefreshCw aria-hidden="true" />}
          look="glass"
          onClick={again}
        />
      </div>
      {samples.map(({ ask, reply }) => (
        <div key={ask} className="flex flex-col gap-2">
          <GlassBubble from="user" text={ask} />
          {reply === null && failure === null && <ThinkingBubble label={t("making.thinking")} />}
          {reply !== null && (
            <GlassBubble
              from="character"
              text={reply.text}
              foot={
                <span className="flex items-end justify-between gap-4">
                  <PlayVoiceButton name={`sample-${ask}`} text={reply.text} voice={voice} />
                  <ReplySourceTag by={reply.by} />
                </span>
              }
            />
          )}
        </div>
      ))}
      {failure !== null && (
        <p role="alert" className="glass rounded-m px-3.5 py-2.5 text-s">
          {failure}
        </p>
      )}
    </section>
  );
}
