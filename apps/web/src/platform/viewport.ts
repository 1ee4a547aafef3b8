/**
 * Sets --app-height to the visible height, so that a composer at the bottom is never
 * under the soft keyboard (`APP-4`). iOS moves the window instead of resizing it; it is moved back.
 */
export function watchViewport(): void {
  const view = window.visualViewport;
  if (view === null) return;
  const fit = () => {
    // The person zoomed with two fingers; the keyboard did not change.
    if (view.scale > 1.01) return;
    const { style, dataset } = document.documentElement;
    style.setProperty("--app-height", `${Math.round(view.height)}px`);
    const keyboard = window.innerHeight - view.height > 120;
    dataset.keyboard = keyboard ? "open" : "closed";
    if (keyboard || window.scrollY > 0) window.scrollTo(0, 0);
  };
  view.addEventListener("resize", fit);
  view.addEventListener("scroll", fit);
  fit();
}
