import { resolve } from "node:path";
import { readConfig, startFolder } from "../config.ts";
import { makeBackup } from "./make-backup.ts";
import { CommandError, runCommand } from "./run-command.ts";

await runCommand(async ([target]) => {
  if (!target) throw new CommandError("Say where to save: npm run backup -- file.tar.gz");
  return makeBackup(readConfig(), resolve(startFolder(), target));
});
