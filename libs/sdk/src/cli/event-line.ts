import type { PartnerEvent } from '../records.js';
import type { Printer } from './terminal.js';

/** Returns an event as a line for people: time, type, id, and what changed. */
export function eventLine(printer: Printer, event: PartnerEvent): string {
  const { id, type, occurredAt, resourceType, resourceId } = event;
  const data = ((event as { data?: unknown }).data ?? {}) as Readonly<Record<string, string | number | undefined>>;
  const { status, previousStatus, orderNumber, workOrderNumber } = data;
  const number = workOrderNumber ?? orderNumber;
  const name = number === undefined ? resourceId : `${String(number)}`;
  const change = [previousStatus, status].filter((one) => one !== undefined).join(' → ');
  const words = [resourceType.replaceAll('_', ' '), name, ...(change === '' ? [] : [change])];
  return [printer.paint('dim', occurredAt), type.padEnd(25), id, words.join(' ')].join('  ');
}
