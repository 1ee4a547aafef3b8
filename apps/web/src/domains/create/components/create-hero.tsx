import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { Button } from "../../../ui/button.tsx";
import { Phrases } from "../../../ui/phrases.tsx";
import { SceneArt } from "../../../ui/scene-art.tsx";
import { Tesseract } from "../../../ui/tesseract.tsx";

/** A sky of that green; chosen by eye from the painter's seeds. */
const SEED = 41;

/** The large card over the list: the first thing anybody can make today. */
export function CreateHero() {
  return (
    <section className="relative mb-4 flex min-h-47 flex-col justify-end overflow-hidden rounded-l bg-art-ink p-4.5 text-on-art">
      <div className="absolute inset-0">
        <SceneArt seed={SEED} bare />
      </div>
      <div className="absolute inset-0 bg-linear-[90deg,var(--art-ink)_18%,var(--art-veil-soft)_55%,transparent]" />
      <div className="absolute top-4 right-5 *:text-bright max-[359px]:-right-8">
        <Tesseract size={132} />
      </div>
      <div className="relative max-w-[68%]">
        <h2 className="text-xl leading-tight font-bold text-balance">
          <Phrases text={t("create.heroTitle")} />
        </h2>
        <p className="mt-1.5 mb-3 text-s text-balance text-on-art-dim">
          <Phrases text={t("create.heroNote")} />
        </p>
        <Button look="bright" size="small" onClick={() => push("/pages/group/group-create")}>
          {t("create.heroAction")}
        </Button>
      </div>
    </section>
  );
}
