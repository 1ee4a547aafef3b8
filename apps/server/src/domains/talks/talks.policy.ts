/** An answer belongs to whom it was given; nobody else sees its variants or has it given again. */
export const mayChangeTurn = (turn: { user_id: number; group_id: number }, viewerId: number): boolean =>
  turn.user_id === viewerId && turn.group_id === 0;

/** What a character remembers of somebody is his alone to see, change and have forgotten (`creations §2`). */
export const mayChangeMemory = (memory: { user_id: number }, viewerId: number): boolean =>
  memory.user_id === viewerId;
