const exact = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** How far off a time is, in words: `3 hours ago`. */
export function distance(at: Date, now = new Date()): string {
  const away = at.getTime() - now.getTime();
  const [unit, length] = units.find(([, size]) => Math.abs(away) >= size) ?? units[3];
  return relative.format(Math.trunc(away / length), unit);
}

/** A time in the zone of who looks; pointing at it tells the exact one. */
export function Time({ at, exactly = false }: { readonly at: string; readonly exactly?: boolean }) {
  const date = new Date(at);
  return (
    <time dateTime={at} title={`${exact.format(date)} (${at})`}>
      {exactly ? `${exact.format(date)} (${distance(date)})` : distance(date)}
    </time>
  );
}
