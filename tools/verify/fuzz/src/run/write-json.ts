import { IdOf, ResponseValue, RawJson } from '../plan.js';

/** Serializes JSON with resolved IDs and raw text. Lone surrogates are escaped. */
export function writeJson(value: unknown, idOf: (piece: IdOf | ResponseValue) => string): string {
  if (value instanceof RawJson) return value.text;
  if (value instanceof IdOf || value instanceof ResponseValue) return JSON.stringify(idOf(value));
  if (Array.isArray(value)) return `[${value.map((one) => writeJson(one, idOf)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const pairs = Object.entries(value).map(([key, inside]) => `${JSON.stringify(key)}:${writeJson(inside, idOf)}`);
  return `{${pairs.join(',')}}`;
}
