import { ensure } from "../../platform/failure.ts";
import { lateProvider } from "../../platform/late-provider.ts";
import type { Services } from "../../platform/services.ts";

/** Requests one person may send in a day, unless a setting says otherwise (`abuse §1.5`). */
const { provide, get: ask } = lateProvider(20);

/** Lets `app.ts` connect the setting `limits.friendRequestsPerDay`. */
export const provideRequestLimit = provide;

/** @throws Failure tooMany when this person has sent as many requests today as the settings allow. */
export async function takeRequestLimit(services: Services, userId: number): Promise<void> {
  const most = await ask(services);
  const { ok, retryAfter } = await services.limits.takeDaily(`friend-request:${userId}`, most);
  ensure(ok, "tooMany", {
    data: { retryAfter, limit: "friendRequestsPerDay", most },
    zh: `每天最多发送 ${most} 个好友申请`,
    en: `At most ${most} friend requests a day`,
  });
}
