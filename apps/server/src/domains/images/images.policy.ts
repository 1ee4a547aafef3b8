/** Pictures and what was asked for are seen, cancelled and deleted by who asked, and by nobody else. */
export const mayHandle = (
  row: { user_id: number; forgotten_at?: number | null },
  viewerId: number,
): boolean => row.user_id === viewerId && (row.forgotten_at ?? null) === null;

/** Whether nothing more will come of a job. */
export const isOver = ({ status }: { status: string }): boolean =>
  status !== "queued" && status !== "running";
