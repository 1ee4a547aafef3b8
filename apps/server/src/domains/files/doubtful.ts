import { Buffer } from "node:buffer";

const MARKUP = /<(?:script[\s/>]|!doctype\s+html|iframe[\s/>]|html[\s>])/i;
const ZIP_END = Buffer.from("PK\x05\x06", "latin1");
const ZIP_END_SIZE = 22;
const ZIP_COMMENT_MAX = 65_535;

/**
 * Whether a picture's file is also something else (`messaging §3`, 5.2): markup hidden in it, a zip archive
 * behind it (which is read from its end), or a PDF (whose header may stand anywhere in the first kilobyte).
 * Such a file is refused although re-encoding would clean it: nobody makes one by accident.
 */
export function isPolyglot(file: Buffer): boolean {
  return MARKUP.test(file.toString("latin1")) || endsAsZip(file) || file.subarray(0, 1024).includes("%PDF-");
}

function endsAsZip(file: Buffer): boolean {
  const from = Math.max(0, file.length - ZIP_END_SIZE - ZIP_COMMENT_MAX);
  for (let at = file.indexOf(ZIP_END, from); at >= 0; at = file.indexOf(ZIP_END, at + 1)) {
    const isRoom = at + ZIP_END_SIZE <= file.length;
    if (isRoom && at + ZIP_END_SIZE + file.readUInt16LE(at + 20) === file.length) return true;
  }
  return false;
}
