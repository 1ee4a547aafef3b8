import { Dices } from "lucide-react";
import { useEffect, useState } from "react";
import { toast } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { tick } from "../../../platform/media/haptics.ts";
import { Button } from "../../../ui/button.tsx";
import { SkeletonBlock } from "../../../ui/skeleton.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { drawingUrl, drawLook, promptOf, someSeeds } from "../draw-look.ts";
import { FieldSection } from "./step-layout.tsx";
import type { StepProps } from "./steps/step-props.ts";

const FACES = 6;

/** A drawn portrait, made when the component mounts. */
function Drawing({ prompt, seed }: { prompt: string; seed: number }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = drawingUrl(prompt, seed);
    let cancelled = false;
    made.then(
      (address) => cancelled || setUrl(address),
      () => undefined,
    );
    return () => {
      cancelled = true;
      void made.then(
        (address) => URL.revokeObjectURL(address),
        () => undefined,
      );
    };
  }, [prompt, seed]);
  if (url === null) return <SkeletonBlock className="size-full" />;
  return <img src={url} alt="" className="size-full object-cover" />;
}

/** Portraits drawn from the sheet, and others with every throw of the dice (`characters §2.2`). */
export function PortraitDice({ sheet, change }: Pick<StepProps, "sheet" | "change">) {
  const [seeds, setSeeds] = useState(() => someSeeds(FACES));
  const [taking, setTaking] = useState<number | null>(null);
  const prompt = promptOf(sheet);
  const take = async (seed: number) => {
    setTaking(seed);
    const look = await drawLook(prompt, seed).catch(() => null);
    setTaking(null);
    if (look === null) return toast(t("making.notDrawn"));
    tick();
    change(look);
  };
  return (
    <FieldSection
      title={t("making.dice")}
      note={t("making.diceNote")}
      tail={
        <Button
          look="ghost"
          size="small"
          icon={<Dices aria-hidden="true" className="size-4.5" />}
          onClick={() => {
            tick();
            setSeeds(someSeeds(FACES));
          }}
        >
          {t("making.throwDice")}
        </Button>
      }
    >
      <div className="grid grid-cols-3 gap-2.5">
        {seeds.map((seed, at) => (
          <button
            key={seed}
            type="button"
            disabled={taking !== null}
            aria-busy={taking === seed || undefined}
            aria-label={t("making.takeFace", { n: at + 1 })}
            onClick={() => void take(seed)}
            className="press relative aspect-3/4 overflow-hidden rounded-m bg-ink-2"
          >
            <Drawing prompt={prompt} seed={seed} />
            {taking === seed && (
              <span className="glass absolute inset-0 grid place-items-center">
                <Spinner />
              </span>
            )}
          </button>
        ))}
      </div>
    </FieldSection>
  );
}
