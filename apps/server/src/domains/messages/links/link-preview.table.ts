/** A page's own words; `key` is the SHA-256 of its address. `title` null: it has none to show. */
export interface LinkPreviewTable {
  key: string;
  title: string | null;
  description: string;
  site: string;
  image_url: string;
  fetched_at: number;
}

declare module "../../../platform/db/tables.ts" {
  interface Tables {
    link_preview: LinkPreviewTable;
  }
}
