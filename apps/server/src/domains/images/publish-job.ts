import type { ImageJobStatus } from "@4d/contract";
import { publishEvent } from "../../platform/bus.ts";
import type { Services } from "../../platform/services.ts";

/** Tells whose job it is how far it is (`image.job`). */
export function publishJob(
  { bus }: Pick<Services, "bus">,
  { id, user_id: userId }: { id: number; user_id: number },
  { status, made }: { status: ImageJobStatus; made: number },
): void {
  publishEvent(bus, [userId], { type: "image.job", jobId: id, status, made });
}
