import type { SentPrompt } from "@4d/contract";
import { useCallback, useEffect, useState } from "react";
import { attempt, type Failure } from "../../platform/failure.ts";
import { aiChatsApi } from "./ai-chats.api.ts";

interface AskedPrompt {
  /** Null while it loads, or with a failure. */
  sent: SentPrompt | null;
  failure: Failure | null;
  load: () => void;
}

/** What a model was sent for a variant of a reply, by default the one shown. */
export function useSentPrompt(id: number, place: number | undefined): AskedPrompt {
  const [sent, setSent] = useState<SentPrompt | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const load = useCallback(
    () =>
      void attempt(aiChatsApi.sentPrompt(id, place)).then((outcome) => {
        if (outcome.ok) setSent(outcome.value);
        else setFailure(outcome.failure);
      }),
    [id, place],
  );
  useEffect(load, [load]);
  return { sent, failure, load };
}
