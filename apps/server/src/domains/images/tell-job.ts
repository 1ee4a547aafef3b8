import type { ImageJobStatus } from "@4d/contract";
import { tell } from "../../platform/bus.ts";
import type { Services } from "../../platform/services.ts";

/** Tells whose job it is how far it is (`image.job`). */
export function tellJob(
  { bus }: Pick<Services, "bus">,
  { id, user_id: userId }: { id: number; user_id: number },
  { status, made }: { status: ImageJobStatus; made: number },
): void {
  tell(bus, [userId], { type: "image.job", jobId: id, status, made });
}
