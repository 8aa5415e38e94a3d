import { invalid } from '@partner/kernel';

/** Days of a schedule in display order. */
export const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Day = (typeof days)[number];

/** Hours of one day: 24-hour `HH:MM` in the location's timezone. A disabled day may keep its last times. */
export interface DayHours {
  readonly enabled: boolean;
  readonly from?: string;
  readonly to?: string;
}

/** Opening hours of a location (§2.10). */
export type StoreHours = Readonly<Partial<Record<Day, DayHours>>>;

const time = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * Parses a schedule and orders its days; returns null for a schedule without days.
 * @throws DomainError `invalid` for an unknown day or member, or a time that is not `HH:MM`.
 */
export function storeHours(value: unknown): StoreHours | null {
  const schedule = members(value, 'storeHours', days);
  const known = days.filter((day) => schedule[day] !== undefined);
  return known.length === 0
    ? null
    : Object.fromEntries(known.map((day) => [day, dayHours(schedule[day], `storeHours.${day}`)]));
}

function dayHours(value: unknown, name: string): DayHours {
  const { enabled, from, to } = members(value, name, ['enabled', 'from', 'to']);
  if (typeof enabled !== 'boolean') throw invalid(`${name}.enabled must be true or false`);
  return { enabled, ...timeOfDay('from', from, name), ...timeOfDay('to', to, name) };
}

function timeOfDay(member: 'from' | 'to', value: unknown, name: string): Partial<Pick<DayHours, 'from' | 'to'>> {
  if (value === undefined || value === null) return {};
  if (typeof value !== 'string' || !time.test(value))
    throw invalid(`${name}.${member} must be a 24-hour time like 08:30`);
  return { [member]: value };
}

function members(value: unknown, name: string, allowedFields: readonly string[]): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalid(`${name} must be an object`);
  const unknown = Object.keys(value).find((member) => !allowedFields.includes(member));
  if (unknown === undefined) return value as Record<string, unknown>;
  throw invalid(
    `unknown field "${name}.${unknown}"; the allowed fields of ${name} are ${allowedFields.join(', ')}`,
    'unknown_field',
    { allowedFields },
  );
}
