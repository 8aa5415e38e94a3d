import { randomBytes } from 'node:crypto';
import type { PartnerEvent } from '../../records.js';
import { signWebhook, testDelivery } from '../../webhooks/signature.js';
import type { Attempt } from '../listen/forward.js';

/** Test of a receiver: the requests, in order, and the expected responses. */
export interface Case {
  readonly name: string;
  readonly attempts: readonly Attempt[];
  /** True if the receiver must respond with 2xx, false if it must reject the requests. */
  readonly accepts: boolean;
  /** Remedy if it does not. */
  readonly remedy: string;
}

const maxBodyBytes = 256 * 1024;
const staleSeconds = 600;

/**
 * Returns the tests of a receiver with this signing secret. The events are of no existing record.
 * @param prefix beginning of the names of the headers.
 */
export async function casesFor(secret: string, prefix: string, now = new Date()): Promise<readonly Case[]> {
  const signed = (event: PartnerEvent, key: string, at: Date): Promise<Attempt> => testDelivery(event, key, at, prefix);
  const withSignature = ({ body, headers }: Attempt, signature: string | undefined): Attempt => {
    const name = `${prefix}-Signature`.toLowerCase();
    const { [name]: _, ...others } = headers;
    return { body, headers: { ...others, ...(signature !== undefined && { [name]: signature }) } };
  };
  const record = newId();
  const lead = (version: number): PartnerEvent =>
    eventOf('lead.updated', record, { orderNumber: 1001, status: 'Open' }, version);
  const valid = await signed(eventOf('lead.created', record, { orderNumber: 1001, status: 'Open' }, 1), secret, now);
  const other = `whsec_${randomBytes(32).toString('base64url')}`;
  const stale = new Date(now.getTime() - staleSeconds * 1_000);
  const ownSignature = await signWebhook(valid.body, secret, now);
  const [, otherMac = ''] = (await signWebhook(valid.body, other, now)).split(',');
  return [
    accepted('valid', [valid], 'Verify the raw body with the whole secret, including whsec_.'),
    accepted('duplicate', [valid, valid], 'Respond with 2xx to an event that you have processed already.'),
    accepted(
      'reordered',
      [await signed(lead(3), secret, now), await signed(lead(2), secret, now)],
      'Ignore an older resourceVersion, and respond with 2xx.',
    ),
    accepted(
      'rotated secret',
      [
        withSignature(valid, `${ownSignature},${otherMac}`),
        withSignature(valid, ownSignature.replace(',', `,${otherMac},`)),
      ],
      'Accept the request if any v1 matches: there are two during a rotation.',
    ),
    accepted('256 KB', [await signed(largeEvent(), secret, now)], 'Accept bodies of up to 262,144 bytes.'),
    accepted(
      'unknown type',
      [await signed(eventOf('lead.inspected', record, {}, 4), secret, now)],
      'Ignore event types that you do not know, and respond with 2xx.',
    ),
    accepted(
      'ping',
      [await signed(eventOf('ping', record, {}), secret, now)],
      'Respond with 2xx to the event type ping, which users send from the portal.',
    ),
    rejected('forged', [await signed(lead(5), other, now)], 'Reject a signature that was made with another secret.'),
    rejected(
      'changed body',
      [{ ...valid, body: valid.body.replace('Open', 'Lost') }],
      'Compute the signature over the body as it arrived.',
    ),
    rejected(
      'not signed',
      [withSignature(valid, undefined)],
      `Reject a request without the header ${prefix}-Signature.`,
    ),
    rejected('stale', [await signed(lead(6), secret, stale)], 'Reject a signature that is more than 5 minutes old.'),
  ];
}

const test =
  (accepts: boolean) =>
  (name: string, attempts: readonly Attempt[], remedy: string): Case => ({ name, attempts, accepts, remedy });
const accepted = test(true);
const rejected = test(false);

const newId = (): string => randomBytes(12).toString('hex');

function eventOf(type: string, resourceId: string, data: object, resourceVersion?: number): PartnerEvent {
  const [resourceType] = type.split('.');
  const occurredAt = new Date().toISOString();
  return { id: newId(), type, occurredAt, resourceType, resourceId, resourceVersion, data } as unknown as PartnerEvent;
}

/** Returns an event whose JSON has the maximum size of a webhook. */
function largeEvent(): PartnerEvent {
  const empty = eventOf('lead.updated', newId(), { orderNumber: 1002, status: 'Open', note: '' }, 1);
  const missing = maxBodyBytes - Buffer.byteLength(JSON.stringify(empty));
  const data = { ...empty.data, note: 'x'.repeat(missing) };
  return { ...empty, data } as PartnerEvent;
}
