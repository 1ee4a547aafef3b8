import { frames } from "../../platform/socket/frames.ts";
import { renewRights } from "./rights.api.ts";

frames.on((frame) => {
  if (frame.cmd === 5 && frame.data.type === "rights.changed") void renewRights();
});
