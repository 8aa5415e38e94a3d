import { plural } from '../ui/format';

/** Result of one step of the check. */
export interface Step {
  readonly name: string;
  readonly ok: boolean;
  /** Finding, or the reason of the failure. */
  readonly detail: string;
}

/** Webhook request and secret that the user pasted. */
export interface SignatureInput {
  readonly header: string;
  /** The body, byte for byte as it arrived. */
  readonly body: string;
  readonly secret: string;
  /** Time to compare with, in milliseconds since 1970. */
  readonly now: number;
}

/** Maximum distance between the signed time and now, in seconds (§6.3). */
const tolerance = 300;

/**
 * Checks a webhook signature like a receiver (§6.3), step by step. A failed step ends the check, except for the time.
 * Nothing leaves the browser.
 */
export async function checkSignature({ header, body, secret, now }: SignatureInput): Promise<readonly Step[]> {
  const steps: Step[] = [];
  const passed = (name: string, ok: boolean, detail: string): boolean => {
    steps.push({ name, ok, detail });
    return ok;
  };
  const value = header.replace(/^[a-z\d-]+-signature\s*:/i, '').trim();
  const parts = value.split(',').map((part) => part.trim());
  const seconds = parts.find((part) => /^t=\d{1,12}$/.test(part))?.slice(2);
  const signatures = parts.filter((part) => /^v1=[0-9a-f]{64}$/.test(part)).map((part) => part.slice(3));
  if (seconds === undefined)
    return [
      {
        name: 'Header',
        ok: false,
        detail: /^v1,/.test(value)
          ? 'This is webhook-signature, of Standard Webhooks. Paste the signature header that begins with t= instead.'
          : 'The header has no time. Expected format: t=1767225600,v1=5257a869….',
      },
    ];
  const found = `The time is ${seconds}, with ${plural(signatures.length, 'signature')}.`;
  if (
    !passed(
      'Header',
      signatures.length > 0,
      signatures.length > 0 ? found : 'The header has no v1= with 64 hex digits.',
    )
  )
    return steps;

  const age = Math.round(now / 1_000) - Number(seconds);
  const signedAt = new Date(Number(seconds) * 1_000).toISOString();
  const distance = Math.abs(age);
  const tooOld = `The limit is ${tolerance} seconds. A receiver rejects it now, as expected for an old delivery.`;
  const when =
    age < 0
      ? `Signed at ${signedAt}, ${distance} seconds in the future.`
      : `Signed at ${signedAt}, ${distance} seconds ago.`;
  passed('Time', distance <= tolerance, distance <= tolerance ? when : `${when} ${tooOld}`);

  const trimmed = secret.trim();
  const isSecret = /^whsec_[\w-]{43}$/.test(trimmed);
  const secretDetail = isSecret
    ? 'The format is valid. The key is the whole text, including whsec_.'
    : /^pk_|^cs_/.test(trimmed)
      ? 'This is an API credential. The signing secret of an endpoint starts with whsec_.'
      : /^whsec_[A-Za-z\d+/]{43}=$/.test(trimmed)
        ? 'This is the secret of Standard Webhooks, which ends with =. Paste the other signing secret of the endpoint.'
        : 'A signing secret is whsec_ followed by 43 characters. Check for spaces, quotes or a missing part.';
  if (!passed('Secret', isSecret, secretDetail)) return steps;

  const matching = await indexOfMatch(signatures, trimmed, `${seconds}.${body}`);
  if (matching >= 0) {
    const which = signatures.length > 1 ? `Signature ${matching + 1} of ${signatures.length} matches.` : '';
    passed('Signature', true, `The body was signed with this secret. ${which}`.trim());
    return steps;
  }
  passed('Signature', false, await explainMismatch(signatures, trimmed, seconds, body));
  return steps;
}

/** Common changes to a received body, and the explanation for each. */
const changes: readonly (readonly [change: (body: string) => string, explanation: string])[] = [
  [(body) => body.trim(), 'It matches without the white space around the body. Paste the body without it.'],
  [(body) => `${body}\n`, 'It matches with a line break at the end. Your framework removes it before your check.'],
  [
    compact,
    [
      'It matches the body as compact JSON: your code parsed and serialized it again.',
      'Check the bytes as they arrived.',
    ].join(' '),
  ],
];

async function explainMismatch(
  signatures: readonly string[],
  secret: string,
  seconds: string,
  body: string,
): Promise<string> {
  for (const [change, explanation] of changes)
    if ((await indexOfMatch(signatures, secret, `${seconds}.${change(body)}`)) >= 0) return explanation;
  if ((await indexOfMatch(signatures, secret, body)) >= 0)
    return 'It matches the body without the time. The signed text is the time, a full stop and the body.';
  if ((await indexOfMatch(signatures, secret.slice('whsec_'.length), `${seconds}.${body}`)) >= 0)
    return 'It matches without whsec_. The prefix is part of the key.';
  return [
    'No signature was made with this secret.',
    'It belongs to another endpoint, or was rotated more than 24 hours ago, or the body is different.',
  ].join(' ');
}

function compact(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body));
  } catch {
    return body;
  }
}

/** Index of the signature that the secret produces for the text; -1 if none matches. */
async function indexOfMatch(signatures: readonly string[], secret: string, text: string): Promise<number> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  const bytesOfHmac = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
  const hex = Array.from(bytesOfHmac, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return signatures.indexOf(hex);
}
