/** First and last day of a filter, `YYYY-MM-DD`. */
export interface Days {
  readonly from?: string;
  readonly to?: string;
}

/** Returns the first and last millisecond of the days in the time zone of the browser, if the server accepts them. */
export const dayBounds = ({ from, to }: Days): Days => ({ ...bound('from', from, 0, 0), ...bound('to', to, 1, -1) });

/** A day ends where the next one begins: where the clock is set back at midnight, its last hour comes twice. */
function bound(end: keyof Days, day: string | undefined, later: number, milliseconds: number): Days {
  const [year = NaN, month = NaN, date = NaN] = day?.split('-').map(Number) ?? [];
  const at = new Date(year, month - 1, date + later).getTime() + milliseconds;
  return at < Date.UTC(10_000, 0) ? { [end]: new Date(at).toISOString() } : {};
}
