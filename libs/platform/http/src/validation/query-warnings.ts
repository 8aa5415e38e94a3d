import type { Type } from '@nestjs/common';
import { nearestName, parseSpan } from '@partner/kernel';
import type { Contexts } from '@partner/schema';
import type { FastifyRequest } from 'fastify';
import { isEmptyPage } from '../list-cache/list-cache-store.js';
import type { Problem } from './problems.js';
import { declarationOf, shapeOf } from './shape.js';

/** Response header that reports what was ignored in a query or a body (W4, W5, W19). */
export const warningHeader = 'partner-warning';

/** Maximum number of warnings in a header, and of characters of a name or value in one. */
const maxWarnings = 5;
const maxShownLength = 40;
/** Maximum number of values of a list that are compared. */
const maxValues = 100;

type Query = Readonly<Record<string, unknown>>;

/** The warning of each query or body that a handler read; undefined if it has none. */
const warnings = new WeakMap<object, string | undefined>();

/** Finds parameters and values of a query that have no effect, and keeps the result for {@link queryWarning}. */
export function findIgnored(type: Type, query: Query, contexts: Contexts | undefined): void {
  const { names } = shapeOf(type);
  const found: string[] = [];
  for (const name in query) {
    if (names.has(name)) found.push(...ignoredValues(type, name, query[name], contexts), ...reversedRange(name, query));
    else found.push(unknownParameter(name, [...names]));
    if (found.length >= maxWarnings) break;
  }
  warnings.set(query, joined(found));
}

/** Keeps a warning about unknown fields of a body for {@link queryWarning}. */
export function noteIgnoredFields(body: object, fields: readonly Pick<Problem, 'field' | 'suggestion'>[]): void {
  const found = fields.map(
    ({ field = '', suggestion }) => `field "${shown(field)}" is unknown and was ignored${didYouMean(suggestion)}`,
  );
  warnings.set(body, joined(found));
}

/**
 * Adds warnings about values that only the data shows to be unknown, such as a location, if the page of the list is
 * empty (W4). @param find returns their parameters.
 */
export async function warnIfEmpty(page: unknown, query: Query, find: () => Promise<readonly string[]>): Promise<void> {
  if (!isEmptyPage(page)) return;
  const unknown = (await find()).map((name) => unknownValue(name, String(query[name])));
  const known = warnings.get(query);
  warnings.set(query, joined([...(known === undefined ? [] : [known]), ...unknown]));
}

/**
 * Returns the warning about a request's query and body, or undefined. It is short and has only printable ASCII
 * characters. A request without a caller gets none.
 */
export function queryWarning({ query, body, caller }: FastifyRequest): string | undefined {
  if (!caller || typeof query !== 'object' || query === null) return undefined;
  const ofBody = typeof body === 'object' && body !== null ? warnings.get(body) : undefined;
  return joined([ofBody, ofQuery(query)].filter((warning) => warning !== undefined));
}

function ofQuery(query: object): string | undefined {
  if (warnings.has(query)) return warnings.get(query);
  // The operation has no parameters.
  const names = Object.keys(query).slice(0, maxWarnings);
  return joined(names.map((name) => unknownParameter(name, [])));
}

const joined = (found: readonly string[]): string | undefined =>
  found.length === 0 ? undefined : found.slice(0, maxWarnings).join('; ');

const unknownParameter = (name: string, names: readonly string[]): string =>
  `parameter "${shown(name)}" is unknown and was ignored${didYouMean(nearestName(name, names))}`;

function ignoredValues(type: Type, name: string, given: unknown, contexts: Contexts | undefined): string[] {
  const { known, most = Infinity } = declarationOf(type, name) ?? {};
  if (typeof given !== 'string' || given === '') return [];
  if (Number(given) > most) return [`${name} "${shown(given)}" counts as ${most}`];
  if (!known) return [];
  const values = typeof known.values === 'function' ? (contexts ? known.values(contexts) : undefined) : known.values;
  if (!values) return [];
  const { list = false, fold = (text) => text } = known;
  const folded = new Set(values.map(fold));
  const unknown = (list ? given.split(',', maxValues).map((one) => one.trim()) : [given]).filter(
    (one) => one !== '' && !folded.has(fold(one)),
  );
  return unknown
    .slice(0, maxWarnings)
    .map((one) => `${unknownValue(name, one)}${didYouMean(nearestName(one, values))}`);
}

const unknownValue = (name: string, value: string): string => `${name} "${shown(value)}" is not known`;

/** Reports a range that ends before it begins, such as of `createdFrom` and `createdTo`. */
function reversedRange(name: string, query: Query): string[] {
  const end = name.replace(/From$/, 'To');
  if (end === name) return [];
  const [from, to] = [query[name], query[end]].map((text) => (typeof text === 'string' ? parseSpan(text) : undefined));
  return from && to && from.first > to.last ? [`${name} is after ${end}, so nothing matches`] : [];
}

const didYouMean = (name: string | undefined): string => (name === undefined ? '' : `, did you mean "${name}"?`);

/** Shortens a text of the caller and replaces what a header or the quotes around it must not contain. */
const shown = (text: string): string => text.slice(0, maxShownLength).replaceAll(/[^ !#-[\]-~]/g, '?');
