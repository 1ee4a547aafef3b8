/** The newest id of an ordered stream (`messages §1.1`). */
interface StreamHeadTable {
  kind: string;
  last_id: number;
}

declare module "./tables.ts" {
  interface Tables {
    stream_head: StreamHeadTable;
  }
}
