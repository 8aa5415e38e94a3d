import { describe, expect, it } from '@jest/globals';
import type { PartnerEvent } from '../records.js';
import { signWebhook, testDelivery, verifyWebhook, WebhookSignatureError } from './signature.js';

const secret = 'whsec_one';
const noon = new Date('2026-03-01T12:00:00Z');
const event = {
  id: '65f0c0ffee0000000000e001',
  type: 'lead.created',
  occurredAt: '2026-03-01T12:00:00.000Z',
  resourceType: 'lead',
  resourceId: '65f0c0ffee0000000000a001',
} as PartnerEvent;
const { body, headers } = await testDelivery(event, secret, noon);
const signature = headers['x-service-signature'];

describe('the signature of a delivery (§6.3, E8)', () => {
  it('is valid for its body, as text and as bytes', async () => {
    await expect(verifyWebhook({ body, signature, secret, now: noon })).resolves.toEqual(event);
    await expect(verifyWebhook({ body: Buffer.from(body), signature, secret, now: noon })).resolves.toEqual(event);
  });

  it.each([
    ['parsed', JSON.parse(body) as unknown],
    ['missing', undefined],
  ])('needs the raw body, and says so for a %s one', async (_, parsed) => {
    const given = { body: parsed as string, signature, secret, now: noon };
    await expect(verifyWebhook(given)).rejects.toThrow(/^pass the raw body: .*express\.raw/);
    for (const none of ['', []])
      await expect(verifyWebhook({ ...given, body, secret: none })).rejects.toThrow(/^secret is missing/);
  });

  it('is valid with either of two secrets during a rotation', async () => {
    const [, mac = ''] = (await signWebhook(body, 'whsec_two', noon)).split(',v1=');
    const both = `${signature},v1=${mac}`;
    for (const one of [secret, 'whsec_two', ['whsec_three', 'whsec_two']])
      await expect(verifyWebhook({ body, signature: both, secret: one, now: noon })).resolves.toEqual(event);
  });

  it.each([
    ['another body', { body: `${body} ` }],
    ['another secret', { secret: 'whsec_other' }],
    ['no signature', { signature: undefined }],
    ['a malformed signature', { signature: 'v1=abc' }],
    ['a time in the past', { now: new Date(noon.getTime() + 301_000) }],
    ['a time in the future', { now: new Date(noon.getTime() - 301_000) }],
    ['a clock that is no time', { now: new Date(Number.NaN) }],
    ['a tolerance that is no number', { toleranceSeconds: Number.NaN }],
  ])('is invalid for %s', async (_, changed) => {
    await expect(verifyWebhook({ body, signature, secret, now: noon, ...changed })).rejects.toThrow(
      WebhookSignatureError,
    );
  });
});
