import { t } from "../../../../platform/i18n/i18n.ts";
import { BottomSheet } from "../../../../ui/bottom-sheet.tsx";
import { Button } from "../../../../ui/button.tsx";
import { type Reading, rewind } from "../../reading.store.ts";

interface HistorySheetProps {
  reading: Reading;
  open: boolean;
  onClose: () => void;
}

/** The path so far, to read again; the reader can go back to each scene. */
export function HistorySheet({ reading, open, onClose }: HistorySheetProps) {
  const { scenes, choices, script, storyId } = reading;
  const nameOf = (key: string) => script.graph?.cast.find((member) => member.key === key)?.name;
  return (
    <BottomSheet open={open} onClose={onClose} title={t("stories.history")}>
      <ol className="px-5 pb-4">
        {scenes.map((scene, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is identified by its place on the path
          <li key={at} className="hairline-b py-3 last:border-0">
            {scene.speaker !== "" && (
              <p className="text-s font-semibold text-capsule">{nameOf(scene.speaker)}</p>
            )}
            <p className="text-m leading-normal wrap-anywhere whitespace-pre-line">{scene.text}</p>
            {choices[at] !== undefined && (
              <div className="flex items-center gap-2 pt-2">
                <p className="min-w-0 flex-1 text-s text-text-2 wrap-anywhere">
                  → {scene.choices[choices[at]]?.text}
                </p>
                <Button
                  look="ghost"
                  size="small"
                  onClick={() => {
                    onClose();
                    void rewind(storyId, at);
                  }}
                >
                  {t("stories.backHere")}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ol>
    </BottomSheet>
  );
}
