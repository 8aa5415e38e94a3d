import { useLocalStorage } from '@mantine/hooks';
import { locale } from './format';
import { dayBounds, type Days } from './day-bounds';
import { relativeTime } from './relative-time';

const format = (timeZone?: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'long', timeZone });
const formats = { local: format(), UTC: format('UTC') };

export type TimeZone = keyof typeof formats;

/** Name of the time zone of the browser, such as `Europe/Berlin`. */
export const localZone = formats.local.resolvedOptions().timeZone;

/** The time zone of all times, and its setter. The browser remembers it. */
export const useTimeZone = () =>
  useLocalStorage<TimeZone>({ key: 'partner-time-zone', defaultValue: 'local', getInitialValueInEffect: false });

/** Filters with the bounds of their days in the chosen time zone. The server takes a plain day as one of UTC. */
export function useDayBounds<Filters extends Days>(filters: Filters): Filters {
  const [zone] = useTimeZone();
  return zone === 'UTC' ? filters : { ...filters, ...dayBounds(filters) };
}

/** Returns a function that shows date and time in the chosen time zone. */
export function useExactTime(): (at: Date) => string {
  const [zone] = useTimeZone();
  return (at) => formats[zone === 'UTC' ? 'UTC' : 'local'].format(at);
}

/** Time with its zone, and relative to now. */
export function Time({ at }: { readonly at: string }) {
  const exact = useExactTime();
  const date = new Date(at);
  return (
    <time dateTime={at} title={at}>
      {exact(date)} <span className="ago">({relativeTime(date)})</span>
    </time>
  );
}
