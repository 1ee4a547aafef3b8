import type { LateCatalogue } from "../zh/late.ts";
import { account, push } from "./account.ts";
import { admin } from "./admin.ts";
import { adminAds, adminGroups, adminModels, adminOrders, health } from "./admin-areas.ts";
import { aiChats } from "./ai-chats.ts";
import { books, lore } from "./books.ts";
import { calls } from "./calls.ts";
import { capsules } from "./capsules.ts";
import { contacts, polls } from "./chat-cards.ts";
import { craft } from "./craft.ts";
import { create } from "./create.ts";
import { device } from "./device.ts";
import { discover } from "./discover.ts";
import { gifts } from "./gifts.ts";
import { groups } from "./groups.ts";
import { images } from "./images.ts";
import { making } from "./making.ts";
import { payments } from "./payments.ts";
import { rateLimits } from "./rate-limits.ts";
import { disappearing, scheduled } from "./scheduled-and-disappearing.ts";

import { square } from "./square.ts";
import { stories } from "./stories.ts";

/** The late areas in English; it does not compile if a sentence is missing. */
export const late: LateCatalogue = {
  account,
  adminAds,
  adminModels,
  admin,
  books,
  lore,
  calls,
  capsules,
  contacts,
  craft,
  create,
  device,
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
