import { STORY_INTRO_MAX, STORY_NAME_MAX, STORY_TAGLINE_MAX, type StoryVisibility } from "@4d/contract";
import { Download, Eye, History, Megaphone, RefreshCw, Trash2 } from "lucide-react";
import { useState } from "react";
import { toast } from "../../../../platform/dialogs.ts";
import { t } from "../../../../platform/i18n/i18n.ts";
import { tick } from "../../../../platform/media/haptics.ts";
import { back, push } from "../../../../platform/navigation.ts";
import { isEmpty } from "../../../../platform/validators.ts";
import { Button } from "../../../../ui/button.tsx";
import { Cell, CellGroup } from "../../../../ui/cell.tsx";
import { ChoiceGroup } from "../../../../ui/choice-group.tsx";
import { FormError } from "../../../../ui/form-error.tsx";
import { TextArea } from "../../../../ui/text-area.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { exportStory } from "../../import-export.ts";
import { askToRemove, askToRenewLink } from "../../story-actions.ts";
import type { CheckState } from "../../use-check.ts";
import type { OpenWork } from "../../use-work.ts";
import { changeSheet, changeVisibility, publish, workBy } from "../../writing.store.ts";
import { ChapterList } from "./chapter-list.tsx";
import { CheckList } from "./check-list.tsx";
import { PictureField } from "./picture-field.tsx";
import { TagsField } from "./tags-field.tsx";
import { VersionsSheet } from "./versions-sheet.tsx";

const VISIBILITIES: readonly StoryVisibility[] = ["private", "link", "public"];

function SheetForm({ open: { key, work } }: { open: OpenWork }) {
  const { sheet, graph } = work.written;
  const known = [...new Set(graph.nodes.map(({ background }) => background))].filter(Boolean);
  return (
    <div className="flex flex-col gap-3 pb-5">
      <PictureField
        label={t("stories.paintCover")}
        idea={[sheet.title, sheet.tagline, graph.nodes[0]?.text ?? ""].join(" ").trim()}
        shape="3:4"
        value={sheet.cover}
        known={known}
        tall
        onChange={(cover) => changeSheet(key, { cover })}
      />
      <TextField
        label={t("stories.storyTitle")}
        placeholder={t("stories.storyTitleHint")}
        value={sheet.title}
        maxLength={STORY_NAME_MAX}
        onChange={(title) => changeSheet(key, { title })}
      />
      <TextField
        label={t("stories.tagline")}
        value={sheet.tagline}
        maxLength={STORY_TAGLINE_MAX}
        onChange={(tagline) => changeSheet(key, { tagline })}
      />
      <TextArea
        label={t("stories.intro")}
        value={sheet.intro}
        max={STORY_INTRO_MAX}
        onChange={(intro) => changeSheet(key, { intro })}
      />
      <TagsField tags={sheet.tags} onChange={(tags) => changeSheet(key, { tags })} />
    </div>
  );
}

function State({ open: { work } }: { open: OpenWork }) {
  const { status, published, changed, readers, reasons } = work;
  return (
    <section className="mb-3 rounded-m bg-ink-2 px-4 py-3">
      <p role="status" className="text-m font-semibold">
        {published === 0 ? t(`stories.status.${status}`) : t("stories.version", { n: published })}
      </p>
      <p className="text-s text-text-2">
        {published === 0
          ? t("stories.neverPublished")
          : [
              t(`stories.status.${status}`),
              t("stories.readersCount", { n: readers }),
              changed ? t("stories.newer") : t("stories.asPublished"),
            ].join(" · ")}
      </p>
      {reasons.map(({ field, text }) => (
        <p key={`${field} ${text}`} className="pt-1 text-s text-rose">
          {text}
        </p>
      ))}
    </section>
  );
}

/** Check results, visibility, chapter prices, and the publish button (`STORY-1`). */
export function PublishTab({ open, checked }: { open: OpenWork; checked: CheckState }) {
  const { key, work } = open;
  const { sheet, visibility } = work.written;
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState("");
  const [versions, setVersions] = useState(false);
  const isGraph = work.source === "graph";
  const unsound = isGraph && checked.result !== null && checked.fresh && !checked.result.sound;
  const send = async () => {
    if (isEmpty(sheet.title)) return setRefused(t("stories.titleNeeded"));
    if (unsound) return setRefused(t("stories.mendFirst"));
    setBusy(true);
    setRefused("");
    const failure = await publish(key);
    setBusy(false);
    if (failure !== null) return setRefused(failure.message);
    const now = workBy(key);
    if (now === undefined || now.published === work.published) {
      if (now?.status === "review" || now?.status === "rejected") toast(t(`stories.told.${now.status}`));
      return;
    }
    tick();
    toast(t("stories.told.published", { n: now.published }));
  };
  return (
    <div className="scroller h-full px-4 pt-1 pb-10">
      <State open={open} />
      {isGraph && <CheckList storyKey={key} checked={checked} />}
      <SheetForm open={open} />
      {isGraph && <ChapterList open={open} />}
      <ChoiceGroup
        title={t("stories.visibility")}
        value={visibility}
        onChange={(next) => changeVisibility(key, next)}
        choices={VISIBILITIES.map((id) => ({
          id,
          label: t(`stories.visible.${id}`),
          note: t(`stories.visibleNote.${id}`),
        }))}
      />
      <FormError text={refused} />
      <Button block size="large" busy={busy} onClick={() => void send()}>
        {work.published === 0 ? t("stories.publish") : t("stories.publishAgain", { n: work.published + 1 })}
      </Button>
      <p className="px-4 py-3 text-center text-xs text-balance text-text-3">{t("stories.publishNote")}</p>
      <CellGroup>
        {work.published > 0 && work.id !== null && (
          <Cell
            icon={<Eye />}
            title={t("stories.asReadersSee")}
            onPress={() => push("/pages/story/story", { id: work.id ?? 0 })}
          />
        )}
        {work.link && (
          <Cell
            icon={<RefreshCw />}
            title={t("stories.renewLink")}
            onPress={() => void askToRenewLink(work)}
          />
        )}
        {work.published > 0 && work.id !== null && (
          <Cell
            icon={<Megaphone />}
            title={t("stories.toSquare")}
            onPress={() =>
              push("/pages/square/compose", { kind: "story", ref: work.id ?? 0, title: sheet.title })
            }
          />
        )}
        {isGraph && work.published > 0 && work.id !== null && (
          <Cell icon={<History />} title={t("stories.versions")} onPress={() => setVersions(true)} />
        )}
        <Cell icon={<Download />} title={t("stories.export")} onPress={() => void exportStory(key)} />
        <Cell
          icon={<Trash2 />}
          title={work.status === "draft" ? t("stories.deleteDraft") : t("stories.delete")}
          danger
          onPress={() =>
            void askToRemove({ key, id: work.id, status: work.status }).then((removed) => removed && back())
          }
        />
      </CellGroup>
      {isGraph && work.id !== null && (
        <VersionsSheet open={open} id={work.id} shown={versions} onClose={() => setVersions(false)} />
      )}
    </div>
  );
}
