import { CONTENT_MAX, MessageType, SCHEDULE_MAX_MS } from "@4d/contract";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { useStore } from "zustand/react";
import { toastFailure } from "../../../platform/dialogs.ts";
import type { Failure } from "../../../platform/failure.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { back } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { serverNow } from "../../../platform/server-clock.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { FormError } from "../../../ui/form-error.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { dateTimeFieldValue } from "../quick-times.ts";
import { loadScheduled, reschedule, scheduledStore } from "../scheduled.store.ts";
import { pendingChoice, scheduleChoice } from "../send-later.ts";

interface FormProps {
  /** Its text; null for kinds without one, like a picture. */
  text: string | null;
  at: number;
  /** Returns the failure or null. */
  save: (text: string, at: number) => Promise<Failure | null>;
}

/**
 * Leaves the page once its work is done, which may take a while; never another page opened over it or reached by
 * going back meanwhile. Someone who already left gets the failure as a toast.
 */
function useLeaveWhenDone(): (refused: Failure | null) => void {
  const { active, isHere: isPresent } = usePage();
  const [isDone, setDone] = useState(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = active;
    if (isDone && active && isPresent()) back();
    return () => {
      isHere.current = false;
    };
  }, [active, isDone, isPresent]);
  return (refused) => {
    if (refused === null) setDone(true);
    else if (!isHere.current) toastFailure(refused);
  };
}

function Form({ text, at, save }: FormProps) {
  const [words, setWords] = useState(text ?? "");
  const [field, setField] = useState(dateTimeFieldValue(at));
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const leave = useLeaveWhenDone();
  const [now] = useState(serverNow);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const time = new Date(field).getTime();
    // An empty field is no time, and so not in the future either.
    if (!(time > serverNow())) return setWrong(t("scheduled.timeOver"));
    setBusy(true);
    const refused = await save(words.trim(), time);
    setBusy(false);
    setWrong(refused?.message ?? null);
    leave(refused);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5 pt-2 pb-8">
      {text !== null && (
        <TextArea label={t("scheduled.text")} value={words} max={CONTENT_MAX} tall onChange={setWords} />
      )}
      <TextField
        type="datetime-local"
        label={t("scheduled.time")}
        value={field}
        min={dateTimeFieldValue(now)}
        max={dateTimeFieldValue(now + SCHEDULE_MAX_MS)}
        onChange={setField}
      />
      <FormError text={wrong} />
      <Button type="submit" size="large" block busy={busy} disabled={text !== null && words.trim() === ""}>
        {t("scheduled.sendLater")}
      </Button>
    </form>
  );
}

const inAnHour = () => serverNow() + 3_600_000;
const inAMinute = () => serverNow() + 60_000;

/** A new text or new files. */
function NewForm() {
  const [choice] = useState(pendingChoice);
  const [at] = useState(inAnHour);
  if (choice === null) return <EmptyState title={t("scheduled.gone")} />;
  const { request } = choice;
  const save = (text: string, time: number) => scheduleChoice(choice, time, text);
  return <Form text={"files" in request ? null : request.text} at={at} save={save} />;
}

/** A message that is already scheduled. */
function ChangeForm({ id }: { id: number }) {
  const list = useStore(scheduledStore, (state) => state.list);
  const [soon] = useState(inAMinute);
  const one = list?.find((other) => other.id === id);
  useEffect(() => {
    if (scheduledStore.getState().list === null) void loadScheduled();
  }, []);
  if (list === null) return <SkeletonRows count={2} />;
  if (one === undefined) return <EmptyState title={t("scheduled.gone")} />;
  const isText = one.type === MessageType.TEXT;
  const save = (content: string, at: number) => reschedule(id, isText ? { content, at } : { at });
  return <Form text={isText ? one.content : null} at={Math.max(one.at, soon)} save={save} />;
}

/** When a message is sent, and its text (`MSG-17`): a new one, or with `id` a scheduled one. */
export function ScheduledEditPage() {
  const { id } = usePage().query;
  return (
    <Page padded nav={<NavBar title={t("scheduled.editTitle")} />}>
      {id === undefined ? <NewForm /> : <ChangeForm id={Number(id)} />}
    </Page>
  );
}
