import { CHARACTER_SEED_MAX } from "@4d/contract";
import { Dices, X } from "lucide-react";
import { type SubmitEvent, useCallback, useEffect, useRef, useState } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { tick } from "../../../platform/media/haptics.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { startFromIdea } from "../../characters/index.ts";
import { ideasOfTheDay, randomPremise } from "../premises.ts";
import { askForMotion, onShake } from "../shake.ts";

/** The state and actions of the box. */
function useIdea() {
  const [idea, setIdea] = useState("");
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState("");
  const chance = useCallback(() => {
    setFailed("");
    setIdea((now) => randomPremise(now));
    tick();
  }, []);
  const make = async (seed: string) => {
    if (seed.trim() === "" || busy) return;
    setIdea(seed);
    setFailed("");
    setBusy(true);
    const failure = await startFromIdea(seed.trim());
    setBusy(false);
    if (failure === null) setIdea("");
    else setFailed(failure.message);
  };
  return { idea, setIdea, busy, failed, chance, make };
}

/** A field for one sentence, three ideas to tap and a random premise, from which a draft is made (`feed §11.2`). */
export function IdeaBox({ onClose }: { onClose: () => void }) {
  const { idea, setIdea, busy, failed, chance, make } = useIdea();
  const [ideas] = useState(ideasOfTheDay);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  useEffect(() => onShake(chance), [chance]);
  return (
    <form
      className="animate-fade-in"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void make(idea);
      }}
    >
      <div className="-mt-2 -mr-2 mb-1 flex items-center">
        <h2 className="flex-1 text-l font-bold">{t("create.ideaTitle")}</h2>
        <IconButton label={t("common.close")} icon={<X aria-hidden="true" />} onClick={onClose} />
      </div>
      <div className="glass rounded-m p-3 outline-2 outline-transparent focus-within:outline-bright">
        <textarea
          ref={field}
          aria-label={t("create.ideaTitle")}
          placeholder={t("create.ideaHint")}
          rows={3}
          maxLength={CHARACTER_SEED_MAX}
          value={idea}
          onChange={({ target }) => setIdea(target.value)}
          className="block w-full resize-none bg-transparent text-field leading-normal outline-none placeholder:text-on-art-dim"
        />
        <span className="num block text-right text-xs text-on-art-dim">
          {t("common.counter", { n: idea.length, max: CHARACTER_SEED_MAX })}
        </span>
      </div>
      {failed !== "" && (
        <p role="alert" className="pt-2 text-s">
          {failed}
        </p>
      )}
      <div className="my-3 flex flex-col items-start gap-2">
        {ideas.map((one) => (
          <button
            key={one}
            type="button"
            disabled={busy}
            onClick={() => setIdea(one)}
            className="glass hit press min-h-8 rounded-full px-3.5 py-1 text-left text-s text-pretty"
          >
            {one}
          </button>
        ))}
      </div>
      <div className="flex gap-2.5">
        <Button
          look="glass"
          className="px-4"
          disabled={busy}
          icon={<Dices aria-hidden="true" className="size-5 stroke-[1.8]" />}
          onClick={() => {
            void askForMotion();
            chance();
          }}
        >
          {t("create.shake")}
        </Button>
        <Button type="submit" look="bright" className="flex-1" busy={busy} disabled={idea.trim() === ""}>
          {busy ? t("create.making") : t("create.make")}
        </Button>
      </div>
    </form>
  );
}
