/** Ignores files dropped where nothing accepts them: the browser would open them in place of the app. */
export function watchStrayDrops(): void {
  for (const name of ["dragover", "drop"] as const)
    addEventListener(name, (event) => {
      const { dataTransfer } = event;
      if (event.defaultPrevented || dataTransfer?.types.includes("Files") !== true) return;
      event.preventDefault();
      dataTransfer.dropEffect = "none";
    });
}
