import type { LateCatalogue } from "../zh/late.ts";
import { account } from "./account.ts";
import { adDesk } from "./ad-desk.ts";
import { admin } from "./admin.ts";
import { calls } from "./calls.ts";
import { capsules } from "./capsules.ts";
import { contacts } from "./contacts.ts";
import { craft } from "./craft.ts";
import { create } from "./create.ts";
import { discover } from "./discover.ts";
import { gifts } from "./gifts.ts";
import { groupDesk } from "./group-desk.ts";
import { groups } from "./groups.ts";
import { health } from "./health.ts";
import { images } from "./images.ts";
import { making } from "./making.ts";
import { orderDesk } from "./order-desk.ts";
import { paces } from "./paces.ts";
import { payments } from "./payments.ts";
import { polls } from "./polls.ts";
import { push } from "./push.ts";
import { square } from "./square.ts";
import { stories } from "./stories.ts";
import { talks } from "./talks.ts";
import { timed } from "./timed.ts";

/** The late areas in English; complete, or it does not compile. */
export const late: LateCatalogue = {
  account,
  adDesk,
  admin,
  calls,
  capsules,
  contacts,
  craft,
  create,
  discover,
  gifts,
  groupDesk,
  groups,
  health,
  images,
  making,
  orderDesk,
  paces,
  payments,
  polls,
  push,
  square,
  stories,
  talks,
  timed,
};
