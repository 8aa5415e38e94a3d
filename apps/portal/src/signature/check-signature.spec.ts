import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { checkSignature, type SignatureInput } from './check-signature.js';

const secret = `whsec_${'s'.repeat(43)}`;
const body = '{"id": "1", "type":"lead.created"}';
const now = Date.parse('2026-03-01T12:00:00Z');
const seconds = String(now / 1_000);
const hmac = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('hex');
const header = `t=${seconds},v1=${hmac(secret, `${seconds}.${body}`)}`;

const check = async (changed: Partial<SignatureInput>) => {
  const steps = await checkSignature({ header, body, secret, now, ...changed });
  return { steps: steps.map(({ name, ok }) => `${name} ${ok ? 'passes' : 'fails'}`), last: steps.at(-1)!.detail };
};

describe('the signature debugger (§6.3)', () => {
  it('passes every step when one of two signatures matches', async () => {
    const all = ['Header passes', 'Time passes', 'Secret passes', 'Signature passes'];
    expect((await check({})).steps).toEqual(all);
    const rotated = header.replace('v1=', `v1=${'0'.repeat(64)},v1=`);
    expect((await check({ header: `X-Service-Signature: ${rotated}` })).last).toContain('2 of 2');
  });

  it.each<[string, Partial<SignatureInput>, string, string]>([
    ['no time', { header: 'v1=abc' }, 'Header fails', 'no time'],
    ['the header of Standard Webhooks', { header: 'webhook-signature: v1,abc=' }, 'Header fails', 'begins with t='],
    ['no signature', { header: `t=${seconds}` }, 'Header fails', 'no v1='],
    ['an API key', { secret: 'pk_test_abc' }, 'Secret fails', 'API credential'],
    ['a truncated secret', { secret: 'whsec_abc' }, 'Secret fails', '43 characters'],
    ['a secret of Standard Webhooks', { secret: `whsec_${'+'.repeat(43)}=` }, 'Secret fails', 'ends with ='],
    ['another secret', { secret: `whsec_${'x'.repeat(43)}` }, 'Signature fails', 'another endpoint'],
    ['another body', { body: '{}' }, 'Signature fails', 'the body is different'],
    ['white space around the body', { body: ` ${body}\n` }, 'Signature fails', 'white space'],
  ])('explains what is wrong with %s', async (_, changed, step, words) => {
    const { steps, last } = await check(changed);
    expect([steps.at(-1), last]).toEqual([step, expect.stringContaining(words)]);
  });

  it('detects the usual mistakes of receivers', async () => {
    const over = (text: string, key = secret): string => `t=${seconds},v1=${hmac(key, text)}`;
    const compact = JSON.stringify(JSON.parse(body));
    expect((await check({ header: over(`${seconds}.${compact}`) })).last).toContain('serialized it again');
    expect((await check({ header: over(`${seconds}.${body}\n`) })).last).toContain('line break');
    expect((await check({ header: over(body) })).last).toContain('without the time');
    expect((await check({ header: over(`${seconds}.${body}`, secret.slice(6)) })).last).toContain('without whsec_');
  });

  it('distinguishes an old delivery from a wrong signature', async () => {
    const { steps } = await check({ now: now + 301_000 });
    expect(steps).toEqual(['Header passes', 'Time fails', 'Secret passes', 'Signature passes']);
  });
});
