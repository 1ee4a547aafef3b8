import { resolve } from "node:path";
import { readConfig, startFolder } from "../config.ts";
import { asCommand } from "./as-command.ts";
import { CommandError } from "./command-error.ts";
import { makeBackup } from "./make-backup.ts";

await asCommand(async ([target]) => {
  if (!target) throw new CommandError("Say where to save: npm run backup -- file.tar.gz");
  return makeBackup(readConfig(), resolve(startFolder(), target));
});
