import { IMAGE_PROMPT_MAX } from "@4d/contract";
import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { usePage } from "../../../platform/page.ts";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { JobList } from "../components/job-list.tsx";
import { LikenessField } from "../components/likeness-field.tsx";
import { MakeFoot } from "../components/make-foot.tsx";
import { PromptBox } from "../components/prompt-box.tsx";
import { SeedStage } from "../components/seed-stage.tsx";
import { NegativeField, ShapeFields } from "../components/shape-fields.tsx";
import { StyleCards } from "../components/style-cards.tsx";
import { changeRequest, imageRequestStore, restoreRequest } from "../image-request.store.ts";
import { jobsStore, loadJobs, loadTerms } from "../jobs.store.ts";

type Side = "make" | "mine";

/** Refreshes terms and jobs whenever the page is shown; takes a prompt from the address once. */
function useImages(prompt: string | undefined) {
  const { active } = usePage();
  useEffect(() => {
    restoreRequest();
    if (prompt !== undefined && prompt !== "")
      changeRequest({ prompt: prompt.slice(0, IMAGE_PROMPT_MAX), like: null });
  }, [prompt]);
  useEffect(() => {
    if (!active) return;
    void loadTerms();
    void loadJobs();
  }, [active]);
}

/** The request: prompt, live drawing, and the other options. */
function Composer() {
  const request = useStore(imageRequestStore);
  return (
    <div className="flex flex-col gap-4 pb-6">
      <SeedStage request={request} />
      <PromptBox request={request} />
      <StyleCards request={request} />
      <ShapeFields request={request} />
      <LikenessField request={request} />
      <NegativeField request={request} />
    </div>
  );
}

/**
 * Pictures from words (`IMAGE-1`). In the address, `job=` shows one of my jobs, and `for=` names the work that a picture
 * is sought for.
 */
export function CreateImagePage() {
  const { query } = usePage();
  const request = useStore(imageRequestStore);
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
      foot={side === "make" && <MakeFoot request={request} onMade={() => setSide("mine")} />}
      padded
    >
      {side === "make" ? (
        <Composer />
      ) : (
        <JobList
          wanted={wanted}
          forWork={query.for ?? null}
          onEditRequest={(free) => {
            if (free) changeRequest({ by: "builtin" });
            setSide("make");
          }}
        />
      )}
    </Page>
  );
}
