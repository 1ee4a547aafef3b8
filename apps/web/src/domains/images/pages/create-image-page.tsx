import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { usePage } from "../../../platform/page.ts";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { LikenessField } from "../components/likeness-field.tsx";
import { MakeFoot } from "../components/make-foot.tsx";
import { PromptBox } from "../components/prompt-box.tsx";
import { SeedStage } from "../components/seed-stage.tsx";
import { NegativeField, ShapeFields } from "../components/shape-fields.tsx";
import { StyleCards } from "../components/style-cards.tsx";
import { Works } from "../components/works.tsx";
import { jobsStore, loadJobs, loadTerms } from "../jobs.store.ts";
import { change, recallWish, wishStore } from "../wish.store.ts";

type Side = "make" | "mine";

/** Fetches what may have changed whenever the page is seen again; the wish of an address is taken once. */
function useImages(prompt: string | undefined) {
  const { active } = usePage();
  useEffect(() => {
    recallWish();
    if (prompt !== undefined && prompt !== "") change({ prompt: prompt.slice(0, 500), like: null });
  }, [prompt]);
  useEffect(() => {
    if (!active) return;
    void loadTerms();
    void loadJobs();
  }, [active]);
}

/** The wish: words, how it looks as it is written, and what else can be chosen. */
function Composer() {
  const wish = useStore(wishStore);
  return (
    <div className="flex flex-col gap-4 pb-6">
      <SeedStage wish={wish} />
      <PromptBox wish={wish} />
      <StyleCards wish={wish} />
      <ShapeFields wish={wish} />
      <LikenessField wish={wish} />
      <NegativeField wish={wish} />
    </div>
  );
}

/** Pictures from words (`IMAGE-1`): `job=` shows one of mine, `for=` seeks a face for the work with that key. */
export function CreateImagePage() {
  const { query } = usePage();
  const wish = useStore(wishStore);
  const waiting = useStore(jobsStore, (state) => state.terms?.underWay ?? 0);
  const wanted = Number(query.job) > 0 ? Number(query.job) : null;
  const [side, setSide] = useState<Side>(wanted === null ? "make" : "mine");
  useImages(query.prompt);
  const mine = waiting > 0 ? `${t("images.tabMine")} · ${waiting}` : t("images.tabMine");
  return (
    <Page
      nav={<NavBar title={t("images.title")} />}
      head={
        <div className="px-4 pb-3">
          <Segmented
            label={t("images.tabs")}
            choices={[
              { id: "make", label: t("images.tabMake") },
              { id: "mine", label: mine },
            ]}
            value={side}
            onChange={setSide}
          />
        </div>
      }
      foot={side === "make" && <MakeFoot wish={wish} onMade={() => setSide("mine")} />}
      padded
    >
      {side === "make" ? (
        <Composer />
      ) : (
        <Works
          wanted={wanted}
          forWork={query.for ?? null}
          onWish={(free) => {
            if (free) change({ by: "builtin" });
            setSide("make");
          }}
        />
      )}
    </Page>
  );
}
