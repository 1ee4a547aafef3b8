// The page reads whole without this; it adds the search, and opens what an address points at.
const search = document.querySelector("input");
const count = document.querySelector("#count");
const entries = [...document.querySelectorAll("details")];
const sections = [...document.querySelectorAll("section")];

/** @param {string} wanted */
function filter(wanted) {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  for (const entry of entries) {
    const text = entry.dataset.search ?? "";
    entry.hidden = !words.every((word) => text.includes(word));
  }
  for (const section of sections) section.hidden = !section.querySelector("details:not([hidden])");
  const shown = entries.filter((entry) => !entry.hidden).length;
  const found = shown === 0 ? "Nothing found" : `${shown} found`;
  if (count) count.textContent = words.length === 0 ? "" : found;
}

function openTarget() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!(target instanceof HTMLDetailsElement)) return;
  target.hidden = false;
  target.open = true;
  target.scrollIntoView();
}

search?.addEventListener("input", () => filter(search.value));
addEventListener("hashchange", openTarget);
openTarget();
