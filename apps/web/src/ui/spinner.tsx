/** A small spinner, only for buttons (design rule 8). */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-4.5 animate-spin rounded-full border-2 border-current border-r-transparent"
    />
  );
}
