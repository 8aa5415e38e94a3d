import fc from 'fast-check';
import type { ApiDocument, Operation, Parameter } from '../document/api-document.js';
import { type Credential, IdOf, type Piece, type PlannedBody, type RequestPlan } from '../plan.js';
import { fromSchema, idOf } from './from-schema.js';
import { applyConstraints } from './constraints.js';
import { kindOfPath } from './kinds.js';

const idempotencyKey = fc.oneof(
  { weight: 3, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.uuid() },
  { weight: 1, arbitrary: fc.nat(5).map((number) => `key-${number}`) },
);
const version = fc.oneof(
  { weight: 5, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.constantFrom('"1"', '"2"', 'W/"1"', '*') },
);
/** Generators by lower-case header name. The document describes both headers only as strings. */
const knownHeaders: Readonly<Record<string, fc.Arbitrary<string | undefined>>> = {
  'idempotency-key': idempotencyKey,
  'if-match': version,
};

/** Generates valid requests of an operation. */
export function requestsFor(document: ApiDocument, operation: Operation): fc.Arbitrary<RequestPlan> {
  const parts = {
    path: pathOf(operation),
    query: queryOf(document, operation),
    headers: headersOf(operation),
    body: bodyOf(document, operation),
    company: fc.constantFrom<0 | 1>(0, 1),
    credential: credentialOf(operation),
  };
  return fc.record(parts).map(({ path, query, headers, body, company, credential }) => ({
    operation: operation.name,
    method: operation.method,
    path,
    query,
    headers: body && operation.body ? [...headers, ['content-type', operation.body.type] as const] : headers,
    ...(body && { body }),
    company,
    credential,
    mutations: [],
  }));
}

function credentialOf({ needsCredential }: Operation): fc.Arbitrary<Credential> {
  if (!needsCredential) return fc.constant('client');
  return fc.oneof(
    { weight: 9, arbitrary: fc.constant<Credential>('right') },
    { weight: 1, arbitrary: fc.constant<Credential>('access token') },
  );
}

function pathOf({ path }: Operation): fc.Arbitrary<Piece[]> {
  const words = path.slice(1).split('/');
  return fc.tuple(
    ...words.map((word, index) => {
      if (!word.startsWith('{')) return fc.constant<Piece>(word);
      return word === '{id}'
        ? idOf(kindOfPath(words.slice(0, index).join('/')))
        : fc.oneof<fc.Arbitrary<Piece>[]>(fc.constantFrom('ramp', 'base', 'door', '0'), idOf(words[index - 1] ?? ''));
    }),
  );
}

function queryOf(document: ApiDocument, { parameters }: Operation): fc.Arbitrary<[string, Piece][]> {
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const pairs = inQuery.map((parameter) =>
    fc.tuple(fc.integer({ min: 0, max: 5 }), queryValue(document, parameter)).map(([chance, value]) => {
      const wanted = parameter.required === true || chance === 0;
      return wanted ? [[parameter.name, value] as [string, Piece]] : [];
    }),
  );
  return fc.tuple(...pairs).map((lists) => lists.flat());
}

const queryValue = (document: ApiDocument, { schema = {}, name }: Parameter): fc.Arbitrary<Piece> =>
  fromSchema(document, schema, name).map((value) => (value instanceof IdOf ? value : encoded(String(value))));

/** Percent-encodes text. Lone surrogates are replaced, because they have no UTF-8 encoding. */
export const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

function headersOf({ parameters }: Operation): fc.Arbitrary<[string, string][]> {
  const known = parameters
    .filter((parameter) => parameter.in === 'header')
    .map(({ name }) => [name.toLowerCase(), knownHeaders[name.toLowerCase()]] as const);
  return fc
    .tuple(...known.map(([name, value]) => (value ?? fc.constant(undefined)).map((given) => [name, given] as const)))
    .map((pairs) => pairs.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as [string, string]])));
}

function bodyOf(document: ApiDocument, { name, body }: Operation): fc.Arbitrary<PlannedBody | undefined> {
  if (!body) return fc.constant(undefined);
  const value = fromSchema(document, body.schema).map((generated) =>
    applyConstraints(name, generated as Record<string, unknown>),
  );
  if (body.type !== 'application/json') {
    return value.map((fields) => ({
      as: 'form' as const,
      fields: Object.entries(fields).map(([key, inside]) => [key, String(inside)] as const),
    }));
  }
  const json = value.map((generated): PlannedBody => ({ as: 'json', value: generated }));
  return body.required ? json : fc.option(json, { nil: undefined, freq: 3 });
}
