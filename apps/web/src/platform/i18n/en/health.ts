import type { LateCatalogue } from "../zh/late.ts";

export const health: LateCatalogue["health"] = {
  title: "Servers",
  allUp: "Everything works",
  someDown: "{n} not working",
  down: "not working since {since}: {reason}",
  backup: "Last backup: {time}",
  noBackup: "No backup yet",
  failing: "Background tasks that fail: {names}",
  strays: "Payments of unknown orders: {n}",
  "part.database": "Database",
  "part.storage": "File storage",
  "part.mail": "Mail",
  "part.redis": "Redis",
  "part.model": "AI models",
  "part.livekit": "LiveKit",
  "part.push": "Push",
};
