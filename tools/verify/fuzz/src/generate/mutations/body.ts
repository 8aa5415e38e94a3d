import fc from 'fast-check';
import { IdOf, RawJson, type RequestPlan } from '../../plan.js';
import { odd, oddFor, oddValue, textOf } from '../values.js';
import type { Mutations } from './mutation.js';
import { withValueAt, placesIn, withoutValueAt, valueAt } from './places.js';

const bodies: readonly (string | Buffer)[] = [
  ...odd.bodies.map(textOf),
  ...[`{"note":"${'n'.repeat(600_000)}"}`, ' '.repeat(524_289), `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]),
  Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d]),
];

const types = ['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data'];

/** Bodies with a missing, unknown or invalid field, malformed bodies, and absent bodies. */
export const oddBody: Mutations = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.tuple(fc.nat(1_000), oddValue).map(([pick, value]) => ({
      name: 'odd field',
      apply: (plan: RequestPlan) =>
        inJson(plan, (json) => {
          const place = placeAt(json, pick);
          return withValueAt(json, place, oddFor(valueAt(json, place), value));
        }),
    })),
  },
  {
    weight: 2,
    arbitrary: fc.nat(1_000).map((pick) => ({
      name: 'field missing',
      apply: (plan: RequestPlan) => inJson(plan, (json) => withoutValueAt(json, placeAt(json, pick))),
    })),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom('unknown', '__proto__', 'constructor', 'companyId', 'company_id', 'id', 'version', ''),
        oddValue,
      )
      .map(([name, value]) => ({
        name: 'unknown field',
        apply: (plan: RequestPlan) => inJson(plan, (json) => withValueAt(json, [name], value.any)),
      })),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(fc.constantFrom(...bodies), fc.option(fc.constantFrom(...types))).map(([bytes, type]) => ({
      name: 'another body',
      apply: (plan: RequestPlan): RequestPlan => ({
        ...(type === null ? typed(plan) : withType(plan, type)),
        body: { as: 'bytes', bytes: Buffer.from(bytes) },
      }),
    })),
  },
  {
    weight: 1,
    arbitrary: fc.constant({
      name: 'no body',
      apply: ({ body: _, ...plan }: RequestPlan): RequestPlan => untyped(plan),
    }),
  },
);

const placeAt = (json: unknown, pick: number): readonly (string | number)[] => {
  const places = placesIn(json, (value) => value instanceof IdOf || value instanceof RawJson);
  return places.length > 0 ? places[pick % places.length]! : ['unknown'];
};

function inJson(plan: RequestPlan, change: (json: unknown) => unknown): RequestPlan {
  const { body } = plan;
  if (body?.as === 'form') {
    const [name, value] = Object.entries(change(Object.fromEntries(body.fields)) as Record<string, unknown>).at(-1) ?? [
      'a',
      '',
    ];
    return { ...plan, body: { as: 'form', fields: [...body.fields, [name, String(value)]] } };
  }
  if (body?.as === 'bytes') return plan;
  return { ...typed(plan), body: { as: 'json', value: change(body?.value ?? {}) } };
}

const untyped = (plan: RequestPlan): RequestPlan => ({
  ...plan,
  headers: plan.headers.filter(([name]) => name.toLowerCase() !== 'content-type'),
});
const withType = (plan: RequestPlan, type: string): RequestPlan => ({
  ...plan,
  headers: [...untyped(plan).headers, ['content-type', type]],
});

const typed = (plan: RequestPlan): RequestPlan =>
  plan.headers.some(([name]) => name.toLowerCase() === 'content-type') ? plan : withType(plan, 'application/json');
