const exact = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'long' });
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** Relative time in words: `3 hours ago`. */
export function relativeTime(at: Date, now = new Date()): string {
  const away = at.getTime() - now.getTime();
  const [unit, length] = units.find(([, size]) => Math.abs(away) >= size) ?? units[3];
  return relative.format(Math.trunc(away / length), unit);
}

/** Time in the user's time zone, relative to now. The tooltip shows the exact time. */
export function Time({ at, exactly = false }: { readonly at: string; readonly exactly?: boolean }) {
  const date = new Date(at);
  return (
    <time dateTime={at} title={`${exact.format(date)} (${at})`}>
      {exactly ? `${exact.format(date)} (${relativeTime(date)})` : relativeTime(date)}
    </time>
  );
}
