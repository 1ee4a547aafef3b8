const two = (value: number) => String(value).padStart(2, "0");

/** A local date with its year, 2026-03-02. */
export function dayText(time: number): string {
  const date = new Date(time);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
