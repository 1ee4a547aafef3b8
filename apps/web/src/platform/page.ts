import { createContext, useContext } from "react";

/** A page's own path and parameters, also while another page lies over it. */
export interface PageInfo {
  path: string;
  /** The query string as parameters (`rules §2.1`). */
  query: Readonly<Record<string, string>>;
  /** False while the page is retained behind another one. Still true while the next one is being loaded. */
  active: boolean;
  /** Whether the address is the page's at this moment: to be asked before leaving it after a wait. */
  isHere: () => boolean;
}

export const PageContext = createContext<PageInfo>({
  path: "/",
  query: {},
  active: true,
  isHere: () => true,
});

/** The page that contains a component: `const { query } = usePage()`. */
export function usePage(): PageInfo {
  return useContext(PageContext);
}
