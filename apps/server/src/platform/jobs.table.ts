declare module "./db/tables.ts" {
  interface Tables {
    /** Which node runs a periodic task, and until when nobody else may (epoch ms). */
    job_lease: JobLeaseTable;
  }
}

export interface JobLeaseTable {
  name: string;
  holder: string;
  until: number;
}
