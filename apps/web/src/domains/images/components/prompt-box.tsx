import { IMAGE_PROMPT_MAX } from "@4d/contract";
import { RefreshCw, Undo2, WandSparkles } from "lucide-react";
import { useState } from "react";
import { toast, toastFailure } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { wheelSideways } from "../../../ui/wheel-sideways.ts";
import { changeRequest, enhance, type ImageRequestDraft } from "../image-request.store.ts";

const SHOWN = 4;

/** Some of the ideas, others with every press. */
function Ideas() {
  const all = t("images.ideaList").split("\n");
  const [from, setFrom] = useState(() => (Math.floor(Date.now() / 86_400_000) * SHOWN) % all.length);
  const shown = Array.from({ length: SHOWN }, (_, at) => all[(from + at) % all.length] ?? "");
  return (
    <div
      role="group"
      aria-label={t("images.ideas")}
      onWheel={wheelSideways}
      className="row-x fade-x -mx-4 gap-2 px-4 py-1"
    >
      {shown.map((idea) => (
        <button
          key={idea}
          type="button"
          onClick={() => changeRequest({ prompt: idea })}
          className="hit press min-h-8 max-w-64 shrink-0 truncate rounded-full bg-ink-3 px-3.5 text-s text-text-2"
        >
          {idea}
        </button>
      ))}
      <IconButton
        label={t("images.otherIdeas")}
        icon={<RefreshCw aria-hidden="true" />}
        className="-my-2"
        onClick={() => setFrom((now) => (now + SHOWN) % all.length)}
      />
    </div>
  );
}

/** What to paint: words, ideas to tap, and a way to have them enriched. */
export function PromptBox({ request: { prompt } }: { request: ImageRequestDraft }) {
  const [busy, setBusy] = useState(false);
  const [before, setBefore] = useState<Partial<ImageRequestDraft> | null>(null);
  const richer = async () => {
    setBusy(true);
    const came = await enhance();
    setBusy(false);
    if ("failure" in came) return toastFailure(came.failure);
    setBefore(came.before);
    toast(t("images.enhanced"));
  };
  return (
    <section className="flex flex-col gap-2">
      <TextArea
        label={t("images.prompt")}
        placeholder={t("images.promptHint")}
        max={IMAGE_PROMPT_MAX}
        rows={2}
        value={prompt}
        onChange={(text) => {
          setBefore(null);
          changeRequest({ prompt: text });
        }}
      />
      <Ideas />
      <div className="flex flex-wrap gap-2">
        <Button
          look="ghost"
          size="small"
          busy={busy}
          disabled={prompt.trim() === ""}
          icon={<WandSparkles aria-hidden="true" className="size-4.5" />}
          onClick={() => void richer()}
        >
          {t("images.enhance")}
        </Button>
        {before !== null && (
          <Button
            look="quiet"
            size="small"
            icon={<Undo2 aria-hidden="true" className="size-4.5" />}
            onClick={() => {
              changeRequest(before);
              setBefore(null);
            }}
          >
            {t("images.undo")}
          </Button>
        )}
      </div>
    </section>
  );
}
