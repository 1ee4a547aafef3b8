import { createContext, useContext } from "react";

/** A page's own path and parameters, also while another page lies over it. */
export interface PageInfo {
  path: string;
  /** The query string as parameters (`rules §2.1`). */
  query: Readonly<Record<string, string>>;
  /** False while the page is retained behind another one. */
  active: boolean;
}

export const PageContext = createContext<PageInfo>({ path: "/", query: {}, active: true });

/** The page that contains a component: `const { query } = usePage()`. */
export function usePage(): PageInfo {
  return useContext(PageContext);
}
