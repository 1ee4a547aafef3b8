import { resolve } from "node:path";
import { readConfig, startFolder } from "../config.ts";
import { restoreBackup } from "./restore-backup.ts";
import { CommandError, runCommand } from "./run-command.ts";

await runCommand(async (args) => {
  const [source] = args.filter((arg) => !arg.startsWith("--"));
  if (!source) throw new CommandError("Say what to restore: npm run restore -- file.tar.gz [--replace]");
  return restoreBackup(readConfig(), resolve(startFolder(), source), args.includes("--replace"));
});
