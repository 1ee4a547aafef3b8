import address from "./print.css?url";

/** Adds the styles for printing: whole pages, dark on white, without bars. */
export function addPrintStyles(): void {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.media = "print";
  link.href = address;
  document.head.append(link);
}
