import type { api, OutputOf } from "@4d/contract";
import { useEffect, useState } from "react";
import { attempt } from "../../platform/failure.ts";
import { characterMakingApi } from "./character-making.api.ts";

export type Models = OutputOf<typeof api.characterMaking.models>;

/** The models that may write a character; null until they are loaded, without network perhaps for good. */
export function useModels(): Models | null {
  const [models, setModels] = useState<Models | null>(null);
  useEffect(() => {
    void attempt(characterMakingApi.models()).then((outcome) => outcome.ok && setModels(outcome.value));
  }, []);
  return models;
}
