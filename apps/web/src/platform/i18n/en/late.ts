import type { LateCatalogue } from "../zh/late.ts";
import { account } from "./account.ts";
import { admin } from "./admin.ts";
import { adminAds } from "./admin-ads.ts";
import { adminGroups } from "./admin-groups.ts";
import { adminOrders } from "./admin-orders.ts";
import { aiChats } from "./ai-chats.ts";
import { calls } from "./calls.ts";
import { capsules } from "./capsules.ts";
import { contacts } from "./contacts.ts";
import { craft } from "./craft.ts";
import { create } from "./create.ts";
import { disappearing } from "./disappearing.ts";
import { discover } from "./discover.ts";
import { gifts } from "./gifts.ts";
import { groups } from "./groups.ts";
import { health } from "./health.ts";
import { images } from "./images.ts";
import { making } from "./making.ts";
import { payments } from "./payments.ts";
import { polls } from "./polls.ts";
import { push } from "./push.ts";
import { rateLimits } from "./rate-limits.ts";
import { scheduled } from "./scheduled.ts";
import { square } from "./square.ts";
import { stories } from "./stories.ts";

/** The late areas in English; complete, or it does not compile. */
export const late: LateCatalogue = {
  account,
  adminAds,
  admin,
  calls,
  capsules,
  contacts,
  craft,
  create,
  disappearing,
  discover,
  gifts,
  adminGroups,
  groups,
  health,
  images,
  making,
  adminOrders,
  rateLimits,
  payments,
  polls,
  push,
  scheduled,
  square,
  stories,
  aiChats,
};
