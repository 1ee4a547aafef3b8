import { signal } from "./signal.ts";

/** The browser's own dialog that installs the app; not in TypeScript's library, because only Chromium has it. */
export interface InstallOffer extends Event {
  prompt: () => Promise<{ outcome: "accepted" | "dismissed" }>;
}

const isOffer = (event: Event): event is InstallOffer => "prompt" in event;

/** The offer, which can be made once; null where the browser makes none, and after it was used. */
export const installOffer = signal<InstallOffer | null>(null);

/** Keeps the browser's offer until the person asks for it. It comes soon after the start. */
export function watchInstallOffer(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    if (isOffer(event)) installOffer.set(event);
  });
}
