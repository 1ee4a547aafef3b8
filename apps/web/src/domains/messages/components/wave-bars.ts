/** Heights of a voice's bars, 0…1, from its digits; a calm placeholder shape when none were sent. Pure. */
export function waveBars(wave: string | undefined, count: number): number[] {
  const digits = Array.from(wave ?? "", Number);
  return Array.from({ length: count }, (_, at) => {
    if (digits.length === 0) return 0.25 + 0.5 * Math.abs(Math.sin(at * 1.7) * Math.cos(at * 0.6));
    const from = Math.floor((at * digits.length) / count);
    const until = Math.max(from + 1, Math.floor(((at + 1) * digits.length) / count));
    return Math.max(...digits.slice(from, until)) / 9;
  });
}

/** More bars for longer voices: 12 at one second, 30 at a minute. Pure. */
export function barCount(seconds: number): number {
  return Math.round(Math.min(30, 12 + Math.sqrt(Math.max(0, seconds)) * 3));
}
