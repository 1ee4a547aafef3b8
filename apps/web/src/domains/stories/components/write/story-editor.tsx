import { useEffect, useState } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { usePage } from "../../../../platform/page.ts";
import { NavBar } from "../../../../ui/nav-bar.tsx";
import { Page } from "../../../../ui/page.tsx";
import { SaveLine, type SaveStatus } from "../../../../ui/save-line.tsx";
import { Segmented } from "../../../../ui/segmented.tsx";
import { setEditorView, TABS, type Tab, useEditorView } from "../../editor-view.store.ts";
import { type CheckState, useCheck } from "../../use-check.ts";
import type { OpenWork } from "../../use-work.ts";
import { redo, undo } from "../../writing.store.ts";
import { ClashView } from "./clash-view.tsx";
import { EditorMenu } from "./editor-menu.tsx";
import { InkView } from "./ink-view.tsx";
import { PlayTab } from "./play-tab.tsx";
import { PublishTab } from "./publish-tab.tsx";
import { StructureTab } from "./structure-tab.tsx";
import { WriteTab } from "./write-tab.tsx";

function saveStatusOf({ saving, work }: OpenWork): SaveStatus {
  if (saving.step === "waiting") return "saving";
  return saving.step === "saved" && work.id === null ? "blank" : saving.step;
}

function TabView({ tab, open, checked }: { tab: Tab; open: OpenWork; checked: CheckState }) {
  if (tab === "publish") return <PublishTab open={open} checked={checked} />;
  // An imported ink story is unchanged: it can be viewed and played, but not edited.
  if (open.work.source === "ink") return <InkView work={open.work} map={tab === "structure"} />;
  if (tab === "structure") return <StructureTab open={open} checked={checked} />;
  if (tab === "write") return <WriteTab open={open} checked={checked} />;
  return <PlayTab open={open} />;
}

/** Ctrl or Cmd with Z undoes, with Shift or Y redoes; in text fields the field's own undo applies. */
function useUndoKeys(key: string, active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const press = (event: KeyboardEvent) => {
      const inField = event.target instanceof Element && event.target.closest("input, textarea") !== null;
      if (!(event.ctrlKey || event.metaKey) || inField) return;
      const letter = event.key.toLowerCase();
      if (letter === "z" && !event.shiftKey) undo(key);
      else if (letter === "y" || letter === "z") redo(key);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [key, active]);
}

/** The four tabs of the story editor. */
export function StoryEditor({ open }: { open: OpenWork }) {
  const { key, work, saving } = open;
  const { active } = usePage();
  const { tab } = useEditorView(key);
  const checked = useCheck(work.written.graph);
  // A clash opens its sheet once by itself; once dismissed, it is reachable under the name.
  const [dismissedClash, setDismissedClash] = useState<unknown>(null);
  useUndoKeys(key, active);
  const look = saveStatusOf(open);
  const tabs = work.source === "ink" ? TABS.filter((one) => one !== "play") : TABS;
  return (
    <Page
      fixed
      nav={
        <NavBar
          center={
            <SaveLine
              title={work.written.sheet.title || t("stories.unnamed")}
              look={look}
              text={t(`stories.save.${look}`)}
              onClash={() => setDismissedClash(null)}
            />
          }
          actions={<EditorMenu open={open} />}
        />
      }
      head={
        <div className="shrink-0 px-4 pt-1 pb-2.5">
          <Segmented
            label={t("stories.tabs")}
            value={tab}
            onChange={(next) => setEditorView(key, { tab: next })}
            choices={tabs.map((id) => ({ id, label: t(`stories.tab.${id}`) }))}
          />
        </div>
      }
    >
      <TabView tab={tab} open={open} checked={checked} />
      {saving.step === "clash" && (
        <ClashView
          work={work}
          clash={saving}
          open={dismissedClash !== saving.theirs}
          onClose={() => setDismissedClash(saving.theirs)}
        />
      )}
    </Page>
  );
}
