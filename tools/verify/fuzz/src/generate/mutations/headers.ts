import fc from 'fast-check';
import { credentials, type RequestPlan } from '../../plan.js';
import type { Mutations } from './mutation.js';

/** Odd values by header. Headers are sent as Latin-1, so they have no character above U+00FF. */
const values: Readonly<Record<string, readonly string[]>> = {
  'Idempotency-Key': [
    '',
    ' ',
    'k',
    'k'.repeat(255),
    'k'.repeat(256),
    'k'.repeat(4_000),
    '\u00e9\u00ff',
    'a b',
    '"k"',
    '__proto__',
  ],
  'If-Match': [
    '',
    '1',
    '"1"',
    '"2"',
    'W/"1"',
    '*',
    '""',
    '"0"',
    '"-1"',
    '"1.0"',
    '"0x1"',
    '"1", "2"',
    '"99999999999999999999"',
    '\u00ff',
  ],
  'X-Request-Id': [
    '',
    'a',
    'r'.repeat(128),
    'r'.repeat(129),
    'a b',
    '\u00e9',
    '"quoted"',
    '<b>',
    'a\tb',
    '${x}',
    '%00',
  ],
  'Content-Type': [
    ...['', 'text/plain', 'application/json', 'application/json; charset=utf-8', 'application/json; charset=utf-16'],
    ...[
      'application/json;',
      'application/jsonp',
      'APPLICATION/JSON',
      'application/vnd.api+json',
      'json',
      '/',
      '\u00ff',
    ],
    ...[
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
      'a'.repeat(3_000),
    ],
  ],
  Accept: ['text/html', '', 'application/xml;q=0.1', '*/*;q=0'],
  'Accept-Encoding': ['gzip', 'br, identity;q=0', '*;q=0'],
  'Content-Encoding': ['gzip', 'br', 'identity', 'x'],
  Authorization: ['', 'Bearer', 'Basic Og==', 'Basic %', 'Digest x', '\u00ff'],
  'If-None-Match': ['*', '"1"'],
  Range: ['bytes=0-1', 'bytes=-1', 'x'],
  Cookie: ['a=b', '__proto__=1', 'x'.repeat(3_000)],
  'X-HTTP-Method-Override': ['DELETE'],
  'X-Forwarded-For': ['127.0.0.1', 'x, y', '\u00ff'],
  Origin: ['null', 'https://example.com'],
  Traceparent: ['00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01', 'x'],
};
const transport: readonly (readonly [name: string, value: string])[] = [
  ['Host', ''],
  ['Expect', '200-ok'],
  ['Expect', '100-continue'],
  ['X-Large', 'x'.repeat(20_000)],
  ['Transfer-Encoding', 'chunked'],
  ['Transfer-Encoding', 'gzip, chunked'],
  ['Content-Length', '0'],
  ['Upgrade', 'websocket'],
  ['Connection', 'close'],
  ['Connection', 'Upgrade'],
  ['TE', 'trailers'],
];

const pairs = Object.entries(values).flatMap(([name, list]) => list.map((value) => [name, value] as const));

/** Invalid, duplicate or missing headers, and every form of invalid credential. */
export const oddHeaders: Mutations = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.tuple(fc.constantFrom(...pairs), fc.nat(9)).map(([[name, value], twice]) => ({
      name: `header ${name}`,
      apply: (plan: RequestPlan) => ({
        ...without(plan, name),
        ...(name === 'Authorization' && { credential: 'none' as const }),
        headers: [
          ...without(plan, name).headers,
          ...Array<readonly [string, string]>(twice === 0 ? 2 : 1).fill([name, value]),
        ],
      }),
    })),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(...credentials).map((credential) => ({
      name: `credential: ${credential}`,
      apply: (plan: RequestPlan) => ({ ...plan, credential }),
    })),
  },
  {
    weight: 1,
    arbitrary: fc.constant({ name: 'no content type', apply: (plan: RequestPlan) => without(plan, 'Content-Type') }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...transport).map(([name, value]) => ({
      name: `HTTP ${name}`,
      apply: (plan: RequestPlan) => ({
        ...plan,
        violatesHttp: true,
        headers: [...plan.headers, [name, value] as const],
      }),
    })),
  },
);

const without = (plan: RequestPlan, name: string): RequestPlan => ({
  ...plan,
  headers: plan.headers.filter(([other]) => other.toLowerCase() !== name.toLowerCase()),
});
