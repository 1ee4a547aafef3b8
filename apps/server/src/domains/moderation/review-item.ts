/** Something whose author wishes it public, to be looked at first (`ADMIN-3`). */
export interface ReviewItem {
  subjectId: number;
  authorId: number;
  /** Another one as soon as what is to be judged is another. */
  version: number;
  /** What is to be judged, as JSON. */
  evidence: object;
}
