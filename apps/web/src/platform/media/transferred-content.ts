/** What was pasted or dropped: files, and words beside them ("" for none). */
export interface TransferredContent {
  files: File[];
  text: string;
}

/** The last part of a path or address, as a file would be called. */
function lastPart(line: string): string {
  const part = line.split(/[/\\]/).at(-1) ?? "";
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Whether words say no more than what the files are called, as file managers put beside files. */
function areNames(text: string, files: readonly File[]): boolean {
  const names = new Set(files.map(({ name }) => name));
  return text.split(/\r?\n/).every((line) => line.trim() === "" || names.has(lastPart(line.trim())));
}

/** Whether words are the address a picture was dragged or copied from, as browsers put beside it. */
function isItsAddress(text: string, data: Pick<DataTransfer, "getData">): boolean {
  const word = text.trim();
  if (!/^(https?|blob|data|file):\S+$/.test(word)) return false;
  return data.getData("text/uri-list").includes(word) || data.getData("text/html").includes("<img");
}

/**
 * What a clipboard or a hand carries. Offices put a picture of the words beside the words: then the words are what was
 * meant. The names of files, or the address of a picture, are no words. To be asked while the event lasts.
 */
export function transferredContent(data: Pick<DataTransfer, "files" | "getData">): TransferredContent {
  const files = [...data.files];
  const text = data.getData("text/plain");
  if (files.length === 0 || text.trim() === "") return { files, text };
  return areNames(text, files) || isItsAddress(text, data) ? { files, text: "" } : { files, text };
}
