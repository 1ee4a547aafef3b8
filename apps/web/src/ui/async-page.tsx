import { type ComponentType, useEffect, useState } from "react";
import { t } from "../platform/i18n/i18n.ts";
import { trackDrawing } from "../platform/when-drawn.ts";
import { withTimeout } from "../platform/with-timeout.ts";
import { Tesseract } from "./tesseract.tsx";

/** The longest wait for a page's code, ms (`rules §9.1`). */
export const PAGE_TIMEOUT_MS = 60_000;
export type LoadPage = () => Promise<ComponentType>;
const loaded = new WeakMap<LoadPage, ComponentType>();

/** Fetches a page's code. @throws Error after 60 s (`APP-5`). */
export async function loadInTime(load: LoadPage): Promise<ComponentType> {
  const Shown = await withTimeout(load(), PAGE_TIMEOUT_MS);
  loaded.set(load, Shown);
  return Shown;
}

/** A page whose code loads when first shown: a loading mark after 200 ms, a button to retry after 60 s (`APP-5`). */
export function AsyncPage({ load }: { load: LoadPage }) {
  const [state, setState] = useState<{ Page?: ComponentType | undefined; failed?: boolean; tries: number }>(
    () => ({
      Page: loaded.get(load),
      tries: 0,
    }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try is a reason to load again
  useEffect(() => {
    let isCancelled = false;
    const known = loaded.get(load);
    (known === undefined ? trackDrawing(loadInTime(load)) : Promise.resolve(known)).then(
      (Page) => !isCancelled && setState((old) => ({ ...old, Page })),
      () => !isCancelled && setState((old) => ({ ...old, failed: true })),
    );
    return () => {
      isCancelled = true;
    };
  }, [load, state.tries]);
  if (state.Page !== undefined) return <state.Page />;
  if (state.failed === true) {
    // Browsers may cache a failed module, so the second retry reloads the app.
    const retry = () => (state.tries > 0 ? location.reload() : setState({ tries: state.tries + 1 }));
    return (
      <button
        type="button"
        onClick={retry}
        className="grid h-full w-full place-items-center px-8 text-text-2 -outline-offset-4"
      >
        {t("shell.clickReload")}
      </button>
    );
  }
  return (
    <div
      role="status"
      aria-label={t("common.loading")}
      className="grid h-full animate-late place-items-center"
    >
      <Tesseract size={72} />
    </div>
  );
}
