/** Whether this page runs as an installed app rather than in a tab. Old iOS knows only its own property. */
export const isStandalone = (): boolean =>
  matchMedia("(display-mode: standalone)").matches ||
  ("standalone" in navigator && navigator.standalone === true);
