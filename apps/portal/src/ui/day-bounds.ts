/** First and last day of a filter, `YYYY-MM-DD`. */
export interface Days {
  readonly from?: string;
  readonly to?: string;
}

/** Returns the first and last millisecond of the days in the time zone of the browser, if the server accepts them. */
export const dayBounds = ({ from, to }: Days): Days => ({ ...bound('from', from, 0, 0), ...bound('to', to, 1, -1) });

/** Returns the start of the part of the day that contains a time, in UTC or in the time zone of the browser. */
export function partStart(at: number, hours: number, zone: 'UTC' | 'local'): number {
  const width = hours * 3_600_000;
  if (zone === 'UTC' || hours === 1) return Math.floor(at / width) * width;
  const start = new Date(at);
  return start.setHours(start.getHours() - (start.getHours() % hours), 0, 0, 0);
}

/** A day ends where the next one begins: where the clock is set back at midnight, its last hour comes twice. */
function bound(end: keyof Days, day: string | undefined, later: number, milliseconds: number): Days {
  const [year = NaN, month = NaN, date = NaN] = day?.split('-').map(Number) ?? [];
  const at = new Date(year, month - 1, date + later).getTime() + milliseconds;
  return at < Date.UTC(10_000, 0) ? { [end]: new Date(at).toISOString() } : {};
}
