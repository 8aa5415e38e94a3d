import { locale } from './format';

const relative = new Intl.RelativeTimeFormat(locale);
const units = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** Relative time in words, rounded: `3 hours ago`, `in 5 days`. */
export function relativeTime(at: Date, now = new Date()): string {
  const away = at.getTime() - now.getTime();
  const [unit, length] = units.find(([, size]) => Math.abs(away) >= size) ?? units[5];
  return relative.format(Math.round(away / length), unit);
}
