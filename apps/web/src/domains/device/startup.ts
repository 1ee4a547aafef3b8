import { whenUserIdle } from "../../platform/when-user-idle.ts";

// None of it is urgent, and startup code is loaded before the socket opens. Without a network: at the next start.
void whenUserIdle()
  .then(() => import("./background.ts"))
  .catch(() => undefined);
