/** Only the person who asked may see, cancel and delete a job and its pictures. */
export const mayHandle = (
  row: { user_id: number; forgotten_at?: number | null },
  viewerId: number,
): boolean => row.user_id === viewerId && (row.forgotten_at ?? null) === null;

/** Whether a job has ended. */
export const isOver = ({ status }: { status: string }): boolean =>
  status !== "queued" && status !== "running";
