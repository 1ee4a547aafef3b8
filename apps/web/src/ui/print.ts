import address from "./print.css?url";

let isAdded = false;

/** Adds the styles for printing, once: whole pages, dark on white, without bars. */
export function addPrintStyles(): void {
  if (isAdded) return;
  isAdded = true;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.media = "print";
  link.href = address;
  document.head.append(link);
}
