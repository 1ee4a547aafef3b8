// @ts-nocheck -- runs in a browser, and the types of the server know no DOM
// The page reads whole without this; it adds the search, and opens what an address points at.
const search = document.querySelector("#search");
const count = document.querySelector("#count");
const entries = [...document.querySelectorAll(".operation")];
const sections = [...document.querySelectorAll("section")];

function filter() {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const entry of entries) {
    const text = entry.dataset.search ?? "";
    entry.hidden = !words.every((word) => text.includes(word));
    if (!entry.hidden) shown += 1;
  }
  for (const section of sections) section.hidden = !section.querySelector(".operation:not([hidden])");
  const found = shown === 0 ? "Nothing found" : `${shown} found`;
  count.textContent = words.length === 0 ? "" : found;
}

function openTarget() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!(target instanceof HTMLDetailsElement)) return;
  target.hidden = false;
  target.open = true;
  target.scrollIntoView();
}

search.addEventListener("input", filter);
addEventListener("hashchange", openTarget);
openTarget();
