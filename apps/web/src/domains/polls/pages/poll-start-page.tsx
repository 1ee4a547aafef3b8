import { POLL_OPTIONS_MAX, POLL_QUESTION_MAX } from "@4d/contract";
import { Plus } from "lucide-react";
import { useState } from "react";
import { actionSheet } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { tick } from "../../../platform/media/haptics.ts";
import { back } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { serverNow } from "../../../platform/server-clock.ts";
import { Button } from "../../../ui/button.tsx";
import { Cell, CellGroup } from "../../../ui/cell.tsx";
import { FootBar } from "../../../ui/foot-bar.tsx";
import { FormError } from "../../../ui/form-error.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { SwitchCell } from "../../../ui/switch-cell.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { OptionFields } from "../components/option-fields.tsx";
import { problemOf, trimmedOptions } from "../poll-rules.ts";
import { startPoll } from "../polls.store.ts";

const HOUR_MS = 3_600_000;
/** The choices for when a poll closes by itself, in hours; 0 for never. */
const SPANS = [0, 1, 12, 24, 72, 168] as const;

function spanText(hours: number): string {
  if (hours === 0) return t("polls.never");
  return hours < 24 ? t("polls.hours", { n: hours }) : t("polls.days", { n: hours / 24 });
}

/** State and actions of the page that starts a poll. */
function usePollForm(groupId: number) {
  const [question, setQuestion] = useState("");
  const [options, setOptions] = useState<readonly string[]>(["", ""]);
  const [multiple, setMultiple] = useState(false);
  const [anonymous, setAnonymous] = useState(false);
  const [hours, setHours] = useState<number>(0);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState("");
  const problem = problemOf(question, options);
  const submit = async () => {
    setBusy(true);
    setRefused("");
    const closesAt = hours === 0 ? null : serverNow() + hours * HOUR_MS;
    const written = { question: question.trim(), options: trimmedOptions(options) };
    const failure = await startPoll({ groupId, ...written, multiple, anonymous, closesAt });
    setBusy(false);
    if (failure !== null) return setRefused(failure.message);
    tick();
    back();
  };
  const chooseSpan = async () => {
    const choices = SPANS.map((span) => ({ id: String(span), label: spanText(span) }));
    const chosen = await actionSheet(choices, t("polls.closes"));
    if (chosen !== null) setHours(Number(chosen));
  };
  const form = { question, options, multiple, anonymous, hours };
  const change = { setQuestion, setOptions, setMultiple, setAnonymous, chooseSpan };
  return { form, change, problem, busy, refused, submit };
}

/** Starts a poll in a group: `groupId=7` (`MSG-17`). */
export function PollStartPage() {
  const { query } = usePage();
  const { form, change, problem, busy, refused, submit } = usePollForm(Number(query.groupId ?? 0));
  const { options } = form;
  return (
    <Page
      padded
      nav={<NavBar title={t("polls.start")} />}
      foot={
        <FootBar>
          <Button block disabled={problem !== null} busy={busy} onClick={() => void submit()}>
            {t("polls.send")}
          </Button>
        </FootBar>
      }
    >
      <div className="flex flex-col gap-4 pt-2">
        <TextArea
          label={t("polls.question")}
          placeholder={t("polls.questionHint")}
          value={form.question}
          max={POLL_QUESTION_MAX}
          onChange={change.setQuestion}
        />
        <OptionFields
          options={options}
          error={problem === "same" ? t("polls.same") : undefined}
          onChange={change.setOptions}
        />
        {options.length < POLL_OPTIONS_MAX && (
          <Button
            look="quiet"
            size="medium"
            icon={<Plus aria-hidden="true" />}
            onClick={() => change.setOptions([...options, ""])}
          >
            {t("polls.addOption")}
          </Button>
        )}
        <CellGroup>
          <SwitchCell title={t("polls.mayMany")} checked={form.multiple} onChange={change.setMultiple} />
          <SwitchCell
            title={t("polls.secret")}
            note={t("polls.secretNote")}
            checked={form.anonymous}
            onChange={change.setAnonymous}
          />
          <Cell
            title={t("polls.closes")}
            value={spanText(form.hours)}
            onPress={() => void change.chooseSpan()}
          />
        </CellGroup>
        <FormError text={refused} />
      </div>
    </Page>
  );
}
