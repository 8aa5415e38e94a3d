import { verifyWebhook } from '../../webhooks/signature.js';

interface Delivery {
  readonly body: Buffer | string;
  readonly signature: string;
  readonly secret: string;
}

type Change = (rejected: Delivery) => Partial<Delivery>;

/** Common mistakes: what makes the signature valid again, and the explanation. */
const mistakes: readonly (readonly [Change, string])[] = [
  [
    () => ({}),
    'the signature fits, but it is older than the tolerance or from the future: a receiver rejects it now. ' +
      'Compare the clock of the receiver, or pass --tolerance to check an old webhook',
  ],
  [
    ({ body }) => ({ body: String(body).trim() }),
    'the body has white space around it that was not sent, such as a line feed at the end of the file',
  ],
  [
    ({ body }) => ({ body: `${String(body)}\n` }),
    'the body lacks the line feed at its end: pass the raw bytes to the verification',
  ],
  [
    ({ body }) => ({ body: compact(String(body)) }),
    'the body was parsed and formatted again: pass the raw bytes to the verification, before any JSON parser',
  ],
  [({ secret }) => ({ secret: `whsec_${secret}` }), 'the secret lacks its beginning: whsec_ is a part of it'],
];

/** Returns the reason why a webhook is not valid; undefined if it is not one of the common mistakes. */
export async function explainMismatch(rejected: Delivery): Promise<string | undefined> {
  if (/^(pk|cs)_/.test(rejected.secret)) return 'this is an API credential; the signing secret begins with whsec_';
  for (const [change, explanation] of mistakes)
    if (await isValid({ ...rejected, ...change(rejected) })) return explanation;
  return undefined;
}

async function isValid(delivery: Delivery): Promise<boolean> {
  try {
    await verifyWebhook({ ...delivery, toleranceSeconds: Infinity });
    return true;
  } catch (error) {
    return error instanceof SyntaxError;
  }
}

function compact(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body));
  } catch {
    return body;
  }
}
