import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import { isSigned } from '../../testing/is-signed.js';
import { signatureHeader } from './signature.js';

interface Vector {
  readonly secrets: readonly string[];
  readonly timestamp: number;
  readonly body: string;
  readonly signature: string;
}

const guide = readFileSync(new URL('../../../../../docs/integrators/webhooks.md', import.meta.url), 'utf8');
const block = (language: string): string => new RegExp('```' + language + '\n(.*?)```', 's').exec(guide)?.[1] ?? '';
const vectors = JSON.parse(block('json')) as Vector[];
const time = (seconds: number): Date => new Date(seconds * 1_000);

/** Ways to forge a signature. */
const forgeries: [string, (vector: Vector) => Partial<Vector>][] = [
  ['another body', ({ body }) => ({ body: `${body} ` })],
  ['another secret', () => ({ secrets: ['whsec_somebody_elses'] })],
  ['the secret without its prefix', ({ secrets }) => ({ secrets: secrets.map((secret) => secret.slice(6)) })],
  ['another time', ({ signature, timestamp }) => ({ signature: signature.replace(/^t=\d+/, `t=${timestamp - 1}`) })],
  ['no time', ({ signature }) => ({ signature: signature.replace(/^t=\d+,/, '') })],
  ['another version', ({ signature }) => ({ signature: signature.replaceAll('v1=', 'v0=') })],
  ['half a signature', ({ signature }) => ({ signature: signature.replaceAll(/(v1=.{32})[0-9a-f]{32}/g, '$1') })],
  ['no signature', () => ({ signature: '' })],
];

describe('the published test vectors', () => {
  it('exist', () => {
    expect(vectors.length).toBeGreaterThanOrEqual(3);
    expect(vectors.some(({ secrets }) => secrets.length === 2)).toBe(true);
  });

  it.each(vectors)('vector %# matches our signature (§6.3)', ({ secrets, timestamp, body, signature }) => {
    expect(signatureHeader(secrets, body, time(timestamp))).toBe(signature);
    expect(signatureHeader(secrets, Buffer.from(body), time(timestamp))).toBe(signature);
    for (const secret of secrets) expect(isSigned(signature, body, secret, time(timestamp))).toBe(true);
  });

  it.each(vectors)(
    "vector %# is accepted by Stripe's own verifier, with either secret",
    ({ secrets, timestamp, body, signature }) => {
      for (const secret of secrets) {
        expect(Stripe.webhooks.constructEvent(body, signature, secret, 300, undefined, timestamp * 1_000)).toEqual(
          JSON.parse(body),
        );
      }
      const forged = (): unknown =>
        Stripe.webhooks.constructEvent(`${body} `, signature, secrets[0] ?? '', 300, undefined, timestamp * 1_000);
      expect(forged).toThrow(/No signatures found matching/);
    },
  );
});

describe('a signature', () => {
  it.each(forgeries)('with %s is rejected', (_what, forge) => {
    for (const vector of vectors) {
      const { secrets, body, signature } = { ...vector, ...forge(vector) };
      for (const secret of secrets) expect(isSigned(signature, body, secret, time(vector.timestamp))).toBe(false);
    }
  });

  it('is rejected more than 5 minutes before or after its time', () => {
    const header = signatureHeader(['whsec_x'], '{}', time(1_000_000));
    for (const seconds of [-300, 0, 300])
      expect(isSigned(header, '{}', 'whsec_x', time(1_000_000 + seconds))).toBe(true);
    for (const seconds of [-301, 301]) expect(isSigned(header, '{}', 'whsec_x', time(1_000_000 + seconds))).toBe(false);
  });

  it('contains whole seconds, rounded down', () => {
    expect(signatureHeader([], '', new Date(1_999))).toBe('t=1');
  });
});

describe("the guide's code for Node.js", () => {
  /** Runs the guide's code in its own process, as an integrator would, and returns its result for each case. */
  const answers = (cases: readonly object[]): unknown => {
    const ask = `process.stdout.write(JSON.stringify(${JSON.stringify(cases)}.map((one) =>
      isFromService(Buffer.from(one.body), one.signature, one.secret, one.now))));`;
    const environment = { ...process.env, NODE_OPTIONS: '' };
    const input = `${block('js')}\n${ask}`;
    return JSON.parse(
      execFileSync(process.execPath, ['--input-type=module', '-'], { input, env: environment, encoding: 'utf8' }),
    );
  };
  const asked = (vector: Vector): object[] =>
    vector.secrets.map((secret) => ({ ...vector, secret, now: vector.timestamp * 1_000 }));

  it('accepts valid signatures and rejects forged ones', () => {
    expect(answers(vectors.flatMap(asked))).toEqual(vectors.flatMap(asked).map(() => true));
    const forged = forgeries.flatMap(([, forge]) =>
      vectors.flatMap((vector) => asked({ ...vector, ...forge(vector) })),
    );
    expect(answers(forged)).toEqual(forged.map(() => false));
  });

  it('rejects old signatures', () => {
    const old = vectors.flatMap(asked).map((one) => ({ ...one, now: ((one as Vector).timestamp + 301) * 1_000 }));
    expect(answers(old)).toEqual(old.map(() => false));
  });
});
