import type { RequestTrace } from '@partner/events';
import { withoutNulls } from './without-nulls.js';

/** Formats a request trace for operators: a one-line summary, then all details. */
export function traceSheet({ changes, events, jobs, isTruncated }: RequestTrace): object {
  return {
    summary: summaryOf({ changes, events, jobs }),
    changes: changes.map(withoutNulls),
    events: events.map(({ deliveries, ...event }) => ({
      ...withoutNulls(event),
      deliveries: deliveries.map(({ eventId: _event, made, ...delivery }) => ({
        ...withoutNulls(delivery),
        made: made.map(withoutNulls),
      })),
    })),
    jobs: jobs.map(withoutNulls),
    ...(isTruncated && { isTruncated }),
  };
}

function summaryOf({ changes, events, jobs }: Omit<RequestTrace, 'isTruncated'>): string {
  const deliveries = events.flatMap((event) => event.deliveries);
  const parts = [
    counted(changes, 'change'),
    events.length === 0 ? 'no event' : counted(events, 'event'),
    ...(events.length === 0
      ? []
      : [
          deliveries.length === 0
            ? 'no matching subscription'
            : `${counted(deliveries, 'delivery')}: ${states(deliveries)}`,
        ]),
    ...(jobs.length === 0 ? [] : [`${counted(jobs, 'job')}: ${states(jobs)}`]),
  ];
  return parts.join('; ');
}

const plurals: Readonly<Record<string, string>> = { delivery: 'deliveries' };

const counted = ({ length }: readonly unknown[], what: string): string =>
  `${length} ${length === 1 ? what : (plurals[what] ?? `${what}s`)}`;

/** Counts rows by state, such as `2 delivered, 1 pending`. */
function states(rows: readonly { readonly state: string }[]): string {
  const counts = new Map<string, number>();
  for (const { state } of rows) counts.set(state, (counts.get(state) ?? 0) + 1);
  return [...counts].map(([state, count]) => `${count} ${state}`).join(', ');
}
