import { push, to } from "../../platform/navigation.ts";
import type { PageInfo } from "../../platform/page.ts";

/** Opens the balance from what lacks capsules; whoever has bought some is led back there (`money §4.3`). */
export const openShop = ({ path, query }: Pick<PageInfo, "path" | "query">): void =>
  push("/pages/mine/capsule-balance", { return_url: to(path, query) });
