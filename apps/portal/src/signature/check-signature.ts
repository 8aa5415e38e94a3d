/** How one step of the check went. */
export interface Step {
  readonly name: string;
  readonly ok: boolean;
  /** What was found, or what is wrong. */
  readonly detail: string;
}

/** What is pasted. */
export interface Pasted {
  readonly header: string;
  /** The body, byte for byte as it arrived. */
  readonly body: string;
  readonly secret: string;
  /** The time to compare with, in milliseconds. */
  readonly now: number;
}

/** A signed time further away than this is refused, in seconds (§6.3). */
const tolerance = 300;

/**
 * Checks a webhook's signature as a receiver does (§6.3), step by step to the first that fails. Nothing leaves the
 * browser.
 */
export async function checkSignature({ header, body, secret, now }: Pasted): Promise<readonly Step[]> {
  const steps: Step[] = [];
  const passed = (name: string, ok: boolean, detail: string): boolean => {
    steps.push({ name, ok, detail });
    return ok;
  };
  const parts = header
    .replace(/^x-service-signature\s*:/i, '')
    .split(',')
    .map((part) => part.trim());
  const seconds = parts.find((part) => /^t=\d{1,12}$/.test(part))?.slice(2);
  const signatures = parts.filter((part) => /^v1=[0-9a-f]{64}$/.test(part)).map((part) => part.slice(3));
  if (seconds === undefined)
    return [{ name: 'Header', ok: false, detail: 'It has no time: it looks like t=1767225600,v1=5257a869….' }];
  const found = `It has the time ${seconds} and ${signatures.length} signature${signatures.length === 1 ? '' : 's'}.`;
  if (!passed('Header', signatures.length > 0, signatures.length > 0 ? found : 'It has no v1= with 64 hex characters.'))
    return steps;

  const age = Math.round(now / 1_000) - Number(seconds);
  const signedAt = new Date(Number(seconds) * 1_000).toISOString();
  const when = `It was signed at ${signedAt}, ${Math.abs(age)} seconds ${age < 0 ? 'from now' : 'ago'}.`;
  passed(
    'Time',
    Math.abs(age) <= tolerance,
    Math.abs(age) <= tolerance
      ? when
      : `${when} More than ${tolerance} seconds away: a receiver refuses it now, which is right for an old delivery.`,
  );

  const trimmed = secret.trim();
  const isSecret = /^whsec_[\w-]{43}$/.test(trimmed);
  const secretDetail = isSecret
    ? 'It looks like a signing secret; the whole of it is the key, whsec_ included.'
    : /^pk_|^cs_/.test(trimmed)
      ? 'This is a credential of the API. The signing secret of an endpoint begins with whsec_.'
      : 'A signing secret is whsec_ and 43 characters. Look for spaces, quotes, or a part that was not copied.';
  if (!passed('Secret', isSecret, secretDetail)) return steps;

  const matching = await matches(signatures, trimmed, `${seconds}.${body}`);
  if (matching >= 0) {
    const which = signatures.length > 1 ? `Signature ${matching + 1} of ${signatures.length} is this secret’s.` : '';
    passed('Signature', true, `The body was signed with this secret. ${which}`.trim());
    return steps;
  }
  passed('Signature', false, await whyNot(signatures, trimmed, seconds, body));
  return steps;
}

/** Bodies that somebody may have made of the right one, and what they did to it. */
const changes: readonly (readonly [change: (body: string) => string, what: string])[] = [
  [(body) => body.trim(), 'It matches without the white space around the body: paste the body without it.'],
  [(body) => `${body}\n`, 'It matches with a line break at the end: your framework cuts it off before you check.'],
  [
    compact,
    'It matches the body as compact JSON: you have parsed and written it anew. Sign the bytes as they arrived.',
  ],
];

async function whyNot(signatures: readonly string[], secret: string, seconds: string, body: string): Promise<string> {
  for (const [change, what] of changes)
    if ((await matches(signatures, secret, `${seconds}.${change(body)}`)) >= 0) return what;
  if ((await matches(signatures, secret, body)) >= 0)
    return 'It matches the body without the time: what is signed is the time, a full stop, and the body.';
  if ((await matches(signatures, secret.slice('whsec_'.length), `${seconds}.${body}`)) >= 0)
    return 'It matches without whsec_: the prefix is a part of the key.';
  return (
    'Nothing here was signed with this secret: it is that of another endpoint, was rotated more than a day ago, ' +
    'or the body is another one.'
  );
}

function compact(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body));
  } catch {
    return body;
  }
}

/** Which of the signatures the secret makes over the text; -1 for none. */
async function matches(signatures: readonly string[], secret: string, text: string): Promise<number> {
  const bytes = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes.encode(secret), algorithm, false, ['sign']);
  const made = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes.encode(text)));
  const hex = Array.from(made, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return signatures.indexOf(hex);
}
