import type { AdminSettingsView } from "@4d/contract";
import { useState } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { Button } from "../../../../ui/button.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { testWords } from "../../system-settings.store.ts";

type Verdict = NonNullable<Awaited<ReturnType<typeof testWords>>>;

function verdictText({ level, words, crisis }: Verdict): string {
  const found = words.join("、");
  const judged = {
    safe: t("admin.testSafe"),
    review: t("admin.testReview", { found }),
    block: t("admin.testBlock", { found }),
  }[level];
  return crisis ? `${judged} ${t("admin.testCrisis")}` : judged;
}

/** Tests a text against the words in the fields, before they are saved. */
export function WordTester({ words }: { words: () => AdminSettingsView["moderation"] }) {
  const [text, setText] = useState("");
  const [resultText, setSaid] = useState("");
  const [busy, setBusy] = useState(false);
  const test = async () => {
    setBusy(true);
    const verdict = await testWords(text, words());
    setBusy(false);
    setSaid(verdict === null ? t("common.networkWeak") : verdictText(verdict));
  };
  return (
    <div className="rounded-m bg-ink-2 p-3">
      <TextField
        label={t("admin.testText")}
        value={text}
        onChange={(next) => {
          setText(next);
          setSaid("");
        }}
        tail={
          <Button
            look="quiet"
            size="small"
            busy={busy}
            disabled={text.trim() === ""}
            onClick={() => void test()}
          >
            {t("admin.test")}
          </Button>
        }
      />
      <p role="status" className="px-5 pt-1.5 text-s text-text-2 empty:hidden">
        {resultText}
      </p>
    </div>
  );
}
