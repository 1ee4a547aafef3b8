// Runs before the first paint so that the chosen theme never flashes; a file, because the CSP forbids inline scripts.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem("theme");
  } catch {
    // Storage may be forbidden; the system's wish is enough then.
  }
  const light = chosen === "light" || (chosen !== "dark" && matchMedia("(prefers-color-scheme: light)").matches);
  document.documentElement.dataset.theme = light ? "light" : "dark";
  // The dark one stands in index.html; both are --ink-1.
  if (light) document.querySelector("meta[name=theme-color]").content = "#f6f7f8";
})();
